import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb'

/** Seconds until a request times out. Less than the limit of a host call, because the demo's host uses the database. */
const PATIENCE = 20

/**
 * Opens the database with the first call. Rejects after 20 s. Later calls reject immediately until the database responds.
 * Rejected requests still run then.
 */
export type TimedStore<Schema extends DBSchema> = <Result>(
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>

/** @param objects name of the only object store, whose keys are not part of its values */
export function timedStore<Schema extends DBSchema>(name: string, objects: StoreNames<Schema>): TimedStore<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  let isStuck = false
  const forget = () => (opened = undefined)

  function open() {
    if (opened) return opened
    const upgrade = (database: IDBPDatabase<Schema>) => void database.createObjectStore(objects)
    // Safari closes connections by itself.
    opened = openDB<Schema>(name, undefined, { upgrade, terminated: forget })
    opened.catch(forget)
    return opened
  }

  return async (use) => {
    const result = open().then(use)
    const markReady = () => (isStuck = false)
    result.then(markReady, markReady)
    if (isStuck) throw timeoutError()
    return inTime(result, () => (isStuck = true))
  }
}

const timeoutError = () => new DOMException('The database does not answer.', 'TimeoutError')

/** Rejects after 20 s. Counts timer ticks, so that time in which the page slept or was busy counts as one tick. */
export function inTime<Result>(result: Promise<Result>, onLate = () => {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = PATIENCE
    const ticking = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(ticking)
      onLate()
      reject(timeoutError())
    }, 1000)
    const end = () => clearInterval(ticking)
    result.then(end, end)
    result.then(resolve, reject)
  })
}
