import '@/styles.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { endServices } from './test-services'
import { LOOKING } from './testing-library'

configure(LOOKING)
watchConsole()
afterEach(() => {
  cleanup()
  endServices()
})
