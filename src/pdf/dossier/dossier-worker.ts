import type { Absence, DossierContent } from './dossier-content'
import { makeBoardPack, makeDossier, type Dossier, type DossierProgress } from './make-dossier'
import type { UnlockResult } from '../unlock-pdf'
import type { LoadResult } from './prefetching-loader'
import type { Binding, FromWorker, ToWorker } from './worker-messages'

/** The used part of the worker scope, because the page's types have no workers. */
interface WorkerScope {
  readonly postMessage: (message: FromWorker) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void
}

const scope = self as unknown as WorkerScope // A worker's global scope is not a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page, and no origin to name
const post = (message: FromWorker) => scope.postMessage(message)
const pendingRequests = new Map<number, (file: LoadResult) => void>()

async function requestFile(index: number): Promise<File | Absence> {
  const response = new Promise<LoadResult>((resolve) => pendingRequests.set(index, resolve))
  post({ type: 'file-request', index })
  const file = await response
  pendingRequests.delete(index)
  if (file === 'not-loaded') throw new Error('The page could not load it.')
  return file
}

let resolveUnlock: (unlocked: UnlockResult) => void

const unlock = (file: Blob) =>
  new Promise<UnlockResult>((resolve) => {
    resolveUnlock = resolve
    post({ type: 'unlock-request', file })
  })

/** Binds the posted documents. The page aborts by terminating the worker. */
async function bind({ kind, contents: posted, imprint }: Binding): Promise<Dossier> {
  let index = 0
  const contents = posted.map((content): DossierContent => ({
    ...content,
    parts: content.parts.map(({ label }) => {
      const partIndex = index
      index += 1
      return { label, load: () => requestFile(partIndex) }
    }),
  }))
  const options = {
    ...imprint,
    signal: new AbortController().signal,
    unlock,
    onProgress: (progress: DossierProgress) => post({ type: 'progress', progress }),
  }
  const [firstContent] = contents
  return kind === 'dossier' && firstContent ? makeDossier(firstContent, options) : makeBoardPack(contents, options)
}

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'file') return pendingRequests.get(data.index)?.(data.file)
  if (data.type === 'unlocked') return resolveUnlock(data.file)
  bind(data.binding).then(
    (dossier) => post({ type: 'done', dossier }),
    (error: unknown) => post({ type: 'failed', reason: String(error) }),
  )
})
