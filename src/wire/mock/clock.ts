/** The clock of a mock host. The app in the same page reads it too. */
export interface Clock {
  readonly now: () => Date
  readonly set: (moment: Date) => void
  readonly isRunning: () => boolean
  /** Resumes from the time shown. */
  readonly run: () => void
  /** Stops at the time shown. */
  readonly stop: () => void
}

function createClock(start: Date, runs: boolean): Clock {
  let shown = start.getTime()
  /** When it was started or set, by the computer's clock; null while it is stopped. */
  let since = runs ? Date.now() : null
  const now = () => new Date(since === null ? shown : shown + Date.now() - since)
  const set = (moment: Date) => {
    shown = moment.getTime()
    if (since !== null) since = Date.now()
  }
  return {
    now,
    set,
    isRunning: () => since !== null,
    run: () => (since ??= Date.now()),
    stop: () => {
      shown = now().getTime()
      since = null
    },
  }
}

/** Creates a stopped clock, for tests and stories. */
export const fixedClock = (start: Date): Clock => createClock(start, false)

export const runningClock = (start: Date): Clock => createClock(start, true)
