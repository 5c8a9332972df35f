import { createStore, type UseStore } from 'idb-keyval'

/** Seconds without an answer. Less than a call of the host may take: the demo's host waits for its database. */
const PATIENCE = 20

/**
 * The objects in a database, as `createStore` of idb-keyval, which waits for ever for one that is stuck. Here what was
 * asked rejects after a while, and from then on at once, until the database has answered after all: what it was asked
 * meanwhile is done then.
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

/**
 * The answer of a database, or a rejection if none comes. Counts ticks and not the clock: for a page that slept or was
 * busy, all of that time is one tick.
 */
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
