import type { Upload } from '../client/upload'

/** Bytes per second. */
export const USUAL_UPLOAD_SPEED = 4_000_000

/** Longest time between two progress reports in milliseconds. Fast uploads report at least `FEWEST_STEPS` times. */
const LONGEST_STEP = 250
const FEWEST_STEPS = 8

const getSize = (body: FormData): number =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0)

/** Simulates duration and progress of an upload, because progress events do not pass through a service worker. */
export const simulatedUpload =
  (send: typeof globalThis.fetch, bytesPerSecond: () => number): Upload =>
  async ({ url, body, signal, onProgress }) => {
    const total = getSize(body)
    const duration = (total / bytesPerSecond()) * 1000
    const steps = Math.max(FEWEST_STEPS, Math.ceil(duration / LONGEST_STEP))
    for (let step = 0; step <= steps; step += 1) {
      signal.throwIfAborted()
      onProgress({ sent: Math.round((total * step) / steps), total })
      await new Promise((resolve) => setTimeout(resolve, duration / steps))
    }
    return send(url, { method: 'POST', body, signal, credentials: 'include' })
  }
