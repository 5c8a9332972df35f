/** The clock of a mock host: the portal beside it reads the same one. */
export interface Clock {
  readonly now: () => Date
  readonly set: (moment: Date) => void
}

/** A clock that stands still until it is set: for tests and stories. */
export function fixedClock(start: Date): Clock {
  let moment = start
  return { now: () => new Date(moment), set: (next) => (moment = next) }
}

/** A clock that starts at a moment and runs on from there. */
export function runningClock(start: Date): Clock {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    set: (next) => (offset = next.getTime() - Date.now()),
  }
}

/** A moment as MySQL writes it in the host's zone: `YYYY-MM-DD HH:MM:SS`. */
export const mysqlText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
