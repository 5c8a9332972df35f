import '@/styles.css'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { printLongWaits } from './long-waits'
import { abandonPendingCalls } from './test-services'
import { TESTING_LIBRARY_CONFIG } from './testing-library'

configure(TESTING_LIBRARY_CONFIG)
printLongWaits({ getConfig, configure })
watchConsole()
afterEach(() => {
  cleanup()
  abandonPendingCalls()
})
