/** The same type as the portal's own upload, repeated here because mocks may not import it. */
export type MockUpload = (request: {
  url: string
  body: FormData
  signal: AbortSignal
  onProgress: (progress: { sent: number; total: number }) => void
}) => Promise<Response>

const STEPS = 8

const sizeOf = (body: FormData): number =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0)

/**
 * An upload that reports its progress: progress events do not pass through a service worker, so the mock simulates
 * them. `pace` is in bytes per millisecond; with the default a file of 4 MB takes about a second.
 */
export const simulatedUpload =
  (send: typeof globalThis.fetch, pace = 4_000): MockUpload =>
  async ({ url, body, signal, onProgress }) => {
    const total = sizeOf(body)
    for (let step = 0; step <= STEPS; step += 1) {
      signal.throwIfAborted()
      onProgress({ sent: Math.round((total * step) / STEPS), total })
      await new Promise((resolve) => setTimeout(resolve, total / pace / STEPS))
    }
    return send(url, { method: 'POST', body, signal, credentials: 'include' })
  }
