/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const GUESSED = 1_000

/** Runs `call` when the browser is idle, so that prefetching delays no visible work. Returns a cancel function. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, GUESSED)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call)
  return () => cancelIdleCallback(handle)
}
