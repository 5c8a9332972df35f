import type { UnlockResult } from '../unlock-pdf'
import type { DossierContent, DossierPart } from './dossier-content'
import type { Imprint } from './front-sheets'
import type { LoadResult } from './prefetching-loader'
import type { Dossier, DossierProgress } from './make-dossier'

/** An application without its documents, which the worker requests: only the page can call the host. */
interface PostedContent extends Omit<DossierContent, 'parts'> {
  readonly parts: readonly Pick<DossierPart, 'label'>[]
}

/** One application, or several preceded by an index. */
export interface Binding {
  readonly kind: 'dossier' | 'board-pack'
  readonly contents: readonly PostedContent[]
  readonly imprint: Imprint
}

export type ToWorker =
  | { readonly type: 'bind'; readonly binding: Binding }
  /** `index` counts the documents of all applications in their order. */
  | { readonly type: 'file'; readonly index: number; readonly file: LoadResult }
  | { readonly type: 'unlocked'; readonly file: UnlockResult }

export type FromWorker =
  | { readonly type: 'file-request'; readonly index: number }
  /** The page unlocks one document at a time, because pdf.js does not run in this worker. */
  | { readonly type: 'unlock-request'; readonly file: Blob }
  | { readonly type: 'progress'; readonly progress: DossierProgress }
  | { readonly type: 'done'; readonly dossier: Dossier }
  | { readonly type: 'failed'; readonly reason: string }
