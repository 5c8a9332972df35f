/**
 * Runs something under a lock that all tabs of this browser share; `isAlone` is false if the lock was to be had at once
 * and is taken. Without a secure context there are no locks, and a browser that forbids storage refuses them: it then
 * runs without one.
 */
export async function withLock<Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  run: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return run(true)
  let hasRun = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasRun = true
      return run(lock !== null)
    })
  } catch (error) {
    if (hasRun) throw error
    return run(true)
  }
}
