import '@/styles.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { STANDSTILL } from './standstill'
import { endServices } from './test-services'

// Elements may take long to appear on a busy machine; no test waits longer than necessary.
configure({ asyncUtilTimeout: STANDSTILL })
watchConsole()
afterEach(() => {
  cleanup()
  endServices()
})
