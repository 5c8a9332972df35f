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
  let time = start.getTime()
  /** When it was started or set, by the computer's clock; null while it is stopped. */
  let runningSince = runs ? Date.now() : null
  const now = () => new Date(runningSince === null ? time : time + Date.now() - runningSince)
  const set = (moment: Date) => {
    time = moment.getTime()
    if (runningSince !== null) runningSince = Date.now()
  }
  return {
    now,
    set,
    isRunning: () => runningSince !== null,
    run: () => (runningSince ??= Date.now()),
    stop: () => {
      time = now().getTime()
      runningSince = null
    },
  }
}

/** Creates a stopped clock, for tests and stories. */
export const fixedClock = (start: Date): Clock => createClock(start, false)

export const runningClock = (start: Date): Clock => createClock(start, true)
