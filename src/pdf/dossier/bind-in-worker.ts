import type { DossierContent } from './dossier-content'
import type { Imprint } from './front-sheets'
import type { Dossier, DossierProgress } from './make-dossier'
import type { FromWorker, PostedFile, ToWorker } from './worker-messages'

/** Documents in flight: the next ones load while the worker copies the pages of one. */
const AT_ONCE = 4

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
  const files = loadedAhead(contents, signal)
  const posted = contents.map((content) => ({ ...content, parts: content.parts.map(({ label }) => ({ label })) }))
  try {
    return await new Promise<Dossier>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'wanted')
          void files(data.index).then((file) => post({ type: 'file', index: data.index, file }))
        else if (data.type === 'progress') onProgress(data.progress)
        else if (data.type === 'made') resolve(data.dossier)
        else reject(new Error(data.reason))
      })
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
      signal.addEventListener('abort', () => reject(signal.reason))
      post({ type: 'bind', binding: { kind, contents: posted, imprint } })
    })
  } finally {
    worker.terminate()
  }
}

/** Returns a function that loads each document once and prefetches those after it. */
function loadedAhead(contents: readonly DossierContent[], signal: AbortSignal): (index: number) => Promise<PostedFile> {
  const parts = contents.flatMap(({ parts: own }) => own)
  const loading = new Map<number, Promise<PostedFile>>()
  return async (wanted) => {
    for (const [offset, { load }] of parts.slice(wanted, wanted + AT_ONCE).entries()) {
      const index = wanted + offset
      if (!loading.has(index))
        loading.set(
          index,
          load(signal).catch(() => 'not-loaded' as const),
        )
    }
    const file = await (loading.get(wanted) ?? null)
    // The worker holds the document now, so this copy is released.
    loading.set(wanted, Promise.resolve(null))
    return file
  }
}
