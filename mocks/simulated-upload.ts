/** The same type as the portal's own upload, repeated here because mocks may not import it. */
export type MockUpload = (request: {
  url: string
  body: FormData
  signal: AbortSignal
  onProgress: (progress: { sent: number; total: number }) => void
}) => Promise<Response>

/** Bytes per second: a file of 4 MB takes a second. */
export const USUAL_UPLOAD_SPEED = 4_000_000

/** Milliseconds between two reports of progress, at most; a fast upload reports as often, in less time. */
const LONGEST_STEP = 250
const FEWEST_STEPS = 8

const sizeOf = (body: FormData): number =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0)

/**
 * An upload that takes as long as its bytes need, and reports how many have left: progress events do not pass through a
 * service worker, so the mock simulates them.
 * @param bytesPerSecond the speed at this moment
 */
export const simulatedUpload =
  (send: typeof globalThis.fetch, bytesPerSecond: () => number): MockUpload =>
  async ({ url, body, signal, onProgress }) => {
    const total = sizeOf(body)
    const takes = (total / bytesPerSecond()) * 1000
    const steps = Math.max(FEWEST_STEPS, Math.ceil(takes / LONGEST_STEP))
    for (let step = 0; step <= steps; step += 1) {
      signal.throwIfAborted()
      onProgress({ sent: Math.round((total * step) / steps), total })
      await new Promise((resolve) => setTimeout(resolve, takes / steps))
    }
    return send(url, { method: 'POST', body, signal, credentials: 'include' })
  }
