import type { FromWorker, PhotoFault, PhotoSheet, ReadPhoto, ToWorker } from './photo-messages'

/** Rotates and scales a photo. Rejects on abort, and if the worker cannot be loaded. */
export async function readPhoto(file: File, signal: AbortSignal): Promise<ReadPhoto | PhotoFault> {
  const response = await runInWorker({ type: 'read', file }, signal)
  if (response.type !== 'read') throw new Error(getReason(response))
  return response.photo
}

/** Makes one PDF with an A4 page for each photo. Rejects on abort, and if the worker cannot be loaded. */
export async function bindPhotos(sheets: readonly PhotoSheet[], signal: AbortSignal): Promise<Blob> {
  const response = await runInWorker({ type: 'bind', sheets }, signal)
  if (response.type !== 'bound') throw new Error(getReason(response))
  return response.pdf
}

const getReason = (response: FromWorker): string => (response.type === 'failed' ? response.reason : response.type)

/** Ends the worker after each message to free the decoded photo: up to 200 MB for 50 megapixels. */
async function runInWorker(message: ToWorker, signal: AbortSignal): Promise<FromWorker> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module', name: 'photos' })
  try {
    return await new Promise<FromWorker>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => resolve(data))
      worker.addEventListener('error', ({ message: text }) =>
        reject(new Error(text || 'The worker could not be loaded.')),
      )
      signal.addEventListener('abort', () => reject(signal.reason))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(message)
    })
  } finally {
    worker.terminate()
  }
}
