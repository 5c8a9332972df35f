import type { Absence, DossierContent } from './dossier-content'
import { makeBoardPack, makeDossier, type Dossier, type DossierProgress } from './make-dossier'
import type { Unlocked } from '../unlock-pdf'
import type { LoadedFile } from './loaded-ahead'
import type { Binding, FromWorker, ToWorker } from './worker-messages'

/** The used part of the worker scope, because the page's types have no workers. */
interface WorkerScope {
  readonly postMessage: (message: FromWorker) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void
}

const scope = self as unknown as WorkerScope // A worker's global scope is not a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page, and no origin to name
const post = (message: FromWorker) => scope.postMessage(message)
const awaited = new Map<number, (file: LoadedFile) => void>()

async function request(index: number): Promise<File | Absence> {
  const reply = new Promise<LoadedFile>((resolve) => awaited.set(index, resolve))
  post({ type: 'wanted', index })
  const file = await reply
  awaited.delete(index)
  if (file === 'not-loaded') throw new Error('The page could not load it.')
  return file
}

let onUnlocked: (unlocked: Unlocked) => void

const unlock = (file: Blob) =>
  new Promise<Unlocked>((resolve) => {
    onUnlocked = resolve
    post({ type: 'locked', file })
  })

/** Binds the posted documents. Never aborts itself: the page terminates the worker. */
async function bind({ kind, contents: posted, imprint }: Binding): Promise<Dossier> {
  let index = 0
  const contents = posted.map((content): DossierContent => ({
    ...content,
    parts: content.parts.map(({ label }) => {
      const own = index
      index += 1
      return { label, load: () => request(own) }
    }),
  }))
  const making = {
    ...imprint,
    signal: new AbortController().signal,
    unlock,
    onProgress: (progress: DossierProgress) => post({ type: 'progress', progress }),
  }
  const [only] = contents
  return kind === 'dossier' && only ? makeDossier(only, making) : makeBoardPack(contents, making)
}

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'file') return awaited.get(data.index)?.(data.file)
  if (data.type === 'unlocked') return onUnlocked(data.file)
  bind(data.binding).then(
    (dossier) => post({ type: 'made', dossier }),
    (error: unknown) => post({ type: 'failed', reason: String(error) }),
  )
})
