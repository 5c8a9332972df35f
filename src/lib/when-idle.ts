/** In milliseconds, where a browser does not say when it has nothing to do. */
const GUESSED = 1_000

/**
 * Calls once the browser has nothing else to do, so that what is fetched for later does not delay what a person waits
 * for. Returns a function that takes the call back.
 */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, GUESSED)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call)
  return () => cancelIdleCallback(handle)
}
