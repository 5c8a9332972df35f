import { createStore, type UseStore } from 'idb-keyval'

/** Seconds until a request times out. Less than the limit of a host call, because the demo's host uses the database. */
const PATIENCE = 20

/**
 * Same as `createStore` of idb-keyval, which waits forever for a stuck database. Rejects after 20 s. Later calls reject
 * immediately until the database responds. Rejected requests still run then.
 */
export function timedStore(database: string, objects: string): UseStore {
  const store = createStore(database, objects)
  let isStuck = false
  return async (mode, run) => {
    const result = store(mode, run)
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
