import '@/styles.css'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'

watchConsole()
afterEach(cleanup)
