import '@/styles.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { STANDSTILL } from './standstill'

// What should appear may take its time on a busy machine; nothing waits longer than it has to.
configure({ asyncUtilTimeout: STANDSTILL })
watchConsole()
afterEach(cleanup)
