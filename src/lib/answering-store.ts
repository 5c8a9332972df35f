import { createStore, type UseStore } from 'idb-keyval'

/** Seconds until a request times out. Less than the limit of a host call, because the demo's host uses the database. */
const PATIENCE = 20

/**
 * Same as `createStore` of idb-keyval, which waits forever for a stuck database. Rejects after 20 s. Later calls reject
 * immediately until the database responds. Rejected requests still run then.
 */
export function answeringStore(database: string, objects: string): UseStore {
  const store = createStore(database, objects)
  let isStuck = false
  return async (mode, run) => {
    const answer = store(mode, run)
    const hasAnswered = () => (isStuck = false)
    answer.then(hasAnswered, hasAnswered)
    if (isStuck) throw noAnswer()
    return inTime(answer, () => (isStuck = true))
  }
}

const noAnswer = () => new DOMException('The database does not answer.', 'TimeoutError')

/** Rejects after 20 s. Counts timer ticks, so that time in which the page slept or was busy counts as one tick. */
export function inTime<Result>(answer: Promise<Result>, onLate = () => {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = PATIENCE
    const ticking = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(ticking)
      onLate()
      reject(noAnswer())
    }, 1000)
    const end = () => clearInterval(ticking)
    answer.then(end, end)
    answer.then(resolve, reject)
  })
}
