import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { summarizePage } from './testing-library'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Prints immediately: Vitest prints the log of a test after its end. */
    printNow: (line: string) => Promise<void>
  }
}

type Wait = <Result>(callback: () => Promise<Result>) => Promise<Result>

interface Library {
  getConfig: () => { asyncWrapper: (callback: (...values: never) => Promise<unknown>) => Promise<unknown> }
  configure: (config: { asyncWrapper: Wait }) => void
}

/** In milliseconds. */
const LONG_WAIT = 10_000

// Tests may replace the timers.
const startTimer = window.setTimeout.bind(window)
const endTimer = window.clearTimeout.bind(window)

/** Test files share the configuration, so that each library is wrapped once. */
const configuredLibraries = new Set<Library['configure']>()

/** Prints each test that waits for longer than 10 s, with a summary of its page. */
export function printLongWaits({ getConfig, configure }: Library): void {
  if (configuredLibraries.has(configure)) return
  configuredLibraries.add(configure)
  const wait = getConfig().asyncWrapper as Wait
  configure({
    asyncWrapper: async (callback) => {
      const { currentTestName = '' } = expect.getState()
      const timer = startTimer(
        () =>
          void commands.printNow(
            `waiting for ${LONG_WAIT / 1000} s: ${currentTestName}\n     The page shows: ${summarizePage()}`,
          ),
        LONG_WAIT,
      )
      try {
        return await wait(callback)
      } finally {
        endTimer(timer)
      }
    },
  })
}
