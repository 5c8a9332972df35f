/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const FALLBACK_DELAY = 1_000

/** Runs `callback` when the browser is idle, so that prefetching delays no visible work. Returns a cancel function. */
export function runWhenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, FALLBACK_DELAY)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback)
  return () => cancelIdleCallback(handle)
}
