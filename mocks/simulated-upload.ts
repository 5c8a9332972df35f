/** As the portal's own upload port: mocks may not import it, so its shape is written out here. */
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
 * An upload that tells its progress: no progress event passes through a service worker, so the mock counts for
 * itself. `pace` is in bytes a millisecond; the default makes a file of 4 MB take about a second.
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
