import '@/styles.css'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { printLongWaits } from './long-waits'
import { endServices } from './test-services'
import { LOOKING } from './testing-library'

configure(LOOKING)
printLongWaits({ getConfig, configure })
watchConsole()
afterEach(() => {
  cleanup()
  endServices()
})
