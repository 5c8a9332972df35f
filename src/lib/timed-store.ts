import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb'

/** Less than the timeout of a host call, because the demo's host uses the database. */
const TIMEOUT_SECONDS = 20

/**
 * Opens the database with the first call. Rejects after 20 s. Later calls reject immediately until the database responds,
 * and then still run.
 */
export type TimedStore<Schema extends DBSchema> = <Result>(
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>

/** @param storeName name of the only object store, whose keys are not part of its values */
export function createTimedStore<Schema extends DBSchema>(
  name: string,
  storeName: StoreNames<Schema>,
): TimedStore<Schema> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  let isUnresponsive = false
  const forgetConnection = () => (connection = undefined)

  function open() {
    if (connection) return connection
    const upgrade = (database: IDBPDatabase<Schema>) => void database.createObjectStore(storeName)
    // Safari may close a connection at any time.
    connection = openDB<Schema>(name, undefined, { upgrade, terminated: forgetConnection })
    connection.catch(forgetConnection)
    return connection
  }

  return async (use) => {
    const result = open().then(use)
    const markReady = () => (isUnresponsive = false)
    result.then(markReady, markReady)
    if (isUnresponsive) throw createTimeoutError()
    return withTimeout(result, () => (isUnresponsive = true))
  }
}

const createTimeoutError = () => new DOMException('The database does not answer.', 'TimeoutError')

/** Rejects after 20 s. Counts timer ticks, so that time in which the page was asleep or busy counts as one second. */
export function withTimeout<Result>(result: Promise<Result>, onTimeout = () => {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    let remainingSeconds = TIMEOUT_SECONDS
    const timer = setInterval(() => {
      remainingSeconds -= 1
      if (remainingSeconds > 0) return
      clearInterval(timer)
      onTimeout()
      reject(createTimeoutError())
    }, 1000)
    const stopTimer = () => clearInterval(timer)
    result.then(stopTimer, stopTimer)
    result.then(resolve, reject)
  })
}
