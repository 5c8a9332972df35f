import type { DossierContent } from './dossier-content'
import type { Imprint } from './front-sheets'
import type { Dossier, DossierProgress } from './make-dossier'
import type { FromWorker, ToWorker } from './worker-messages'
import { unlockPdf } from '../unlock-pdf'
import { createPrefetchingLoader } from './prefetching-loader'

interface Binding extends Imprint {
  readonly kind: 'dossier' | 'board-pack'
  readonly contents: readonly DossierContent[]
  readonly signal: AbortSignal
  readonly onProgress: (progress: DossierProgress) => void
}

/** The page loads the documents. Rejects with the signal's reason on abort, and if the worker cannot be loaded. */
export async function bindInWorker({ kind, contents, signal, onProgress, ...imprint }: Binding): Promise<Dossier> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('dossier-worker.ts', import.meta.url), { type: 'module', name: 'dossier' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const post = (message: ToWorker) => worker.postMessage(message)
  const loadFile = createPrefetchingLoader(contents, signal)
  const postedContents = contents.map((content) => ({
    ...content,
    parts: content.parts.map(({ label }) => ({ label })),
  }))
  try {
    return await new Promise<Dossier>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'file-request')
          void loadFile(data.index).then((file) => post({ type: 'file', index: data.index, file }))
        else if (data.type === 'unlock-request')
          void unlockPdf(data.file).then((file) => post({ type: 'unlocked', file }))
        else if (data.type === 'progress') onProgress(data.progress)
        else if (data.type === 'done') resolve(data.dossier)
        else reject(new Error(data.reason))
      })
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
      signal.addEventListener('abort', () => reject(signal.reason))
      post({ type: 'bind', binding: { kind, contents: postedContents, imprint } })
    })
  } finally {
    worker.terminate()
  }
}
