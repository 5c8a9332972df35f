import type { FromWorker, PhotoFault, PhotoSheet, ReadPhoto, ToWorker } from './photo-messages'

/** Rotates and scales a photo. Rejects on abort, and if the worker cannot be loaded. */
export async function readPhoto(file: File, signal: AbortSignal): Promise<ReadPhoto | PhotoFault> {
  const reply = await runInWorker({ type: 'read', file }, signal)
  if (reply.type !== 'read') throw new Error(reasonOf(reply))
  return reply.photo
}

/** Makes one PDF with an A4 page for each photo. Rejects on abort, and if the worker cannot be loaded. */
export async function bindPhotos(sheets: readonly PhotoSheet[], signal: AbortSignal): Promise<Blob> {
  const reply = await runInWorker({ type: 'bind', sheets }, signal)
  if (reply.type !== 'bound') throw new Error(reasonOf(reply))
  return reply.pdf
}

const reasonOf = (reply: FromWorker): string => (reply.type === 'failed' ? reply.reason : reply.type)

/** Ends the worker after each message, which releases the decoded photo: up to 200 MB for one of 50 megapixels. */
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
