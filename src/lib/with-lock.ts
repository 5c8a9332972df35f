/**
 * Runs a function under a lock shared by all tabs. `isAlone` is false if `ifAvailable` was set and another tab holds
 * the lock. Runs without a lock in an insecure context, or if a browser that forbids storage refuses locks.
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
