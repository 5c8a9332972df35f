/** The clock of a mock host: the portal beside it reads the same one. */
export interface Clock {
  readonly now: () => Date
  readonly set: (moment: Date) => void
  readonly isRunning: () => boolean
  /** Goes on from the moment that it shows. */
  readonly run: () => void
  /** Stands still at the moment that it shows. */
  readonly stop: () => void
}

function createClock(start: Date, runs: boolean): Clock {
  let shown = start.getTime()
  /** When it began to run, by the computer's clock; null while it stands still. */
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

/** A clock that stands still until it is set or run: for tests and stories. */
export const fixedClock = (start: Date): Clock => createClock(start, false)

/** A clock that starts at a moment and runs on from there. */
export const runningClock = (start: Date): Clock => createClock(start, true)
