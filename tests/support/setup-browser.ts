import '@/styles.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { watchConsole } from './console-watch'
import { STANDSTILL } from './standstill'
import { endServices } from './test-services'

configure({
  // Elements may take long to appear on a busy machine; no test waits longer than necessary.
  asyncUtilTimeout: STANDSTILL,
  // Made at each look for an element that is not there yet: all of the page's HTML, as is usual, takes longer than the look.
  getElementError: (message, { textContent }) => new Error(`${message ?? ''}\n\nThe page says: ${textContent}`),
})
watchConsole()
afterEach(() => {
  cleanup()
  endServices()
})
