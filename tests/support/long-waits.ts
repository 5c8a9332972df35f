import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { summarizePage } from './testing-library'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Prints at once: Vitest prints what a test logs after it has ended. */
    printNow: (line: string) => Promise<void>
  }
}

type Wait = <Result>(callback: () => Promise<Result>) => Promise<Result>

interface Library {
  getConfig: () => { asyncWrapper: (callback: (...values: never) => Promise<unknown>) => Promise<unknown> }
  configure: (config: { asyncWrapper: Wait }) => void
}

/** In milliseconds. */
const LONG = 10_000

// Tests may replace the timers.
const startTimer = window.setTimeout.bind(window)
const endTimer = window.clearTimeout.bind(window)

const watched = new Set<Library['configure']>()

/** Prints which test waits for longer than 10 s, with what its page shows. Files share the configuration. */
export function printLongWaits({ getConfig, configure }: Library): void {
  if (watched.has(configure)) return
  watched.add(configure)
  const wait = getConfig().asyncWrapper as Wait
  configure({
    asyncWrapper: async (callback) => {
      const { currentTestName = '' } = expect.getState()
      const timer = startTimer(
        () =>
          void commands.printNow(
            `waiting for ${LONG / 1000} s: ${currentTestName}\n     The page shows: ${summarizePage()}`,
          ),
        LONG,
      )
      try {
        return await wait(callback)
      } finally {
        endTimer(timer)
      }
    },
  })
}
