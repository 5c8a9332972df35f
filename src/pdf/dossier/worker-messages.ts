import type { Unlocked } from '../unlock-pdf'
import type { DossierContent, DossierPart } from './dossier-content'
import type { Imprint } from './front-sheets'
import type { LoadedFile } from './loaded-ahead'
import type { Dossier, DossierProgress } from './make-dossier'

/** An application without its documents. The worker requests them, because only the page can call the host. */
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
  | { readonly type: 'file'; readonly index: number; readonly file: LoadedFile }
  | { readonly type: 'unlocked'; readonly file: Unlocked }

export type FromWorker =
  | { readonly type: 'wanted'; readonly index: number }
  /** Only the page can open a protected document, one at a time. */
  | { readonly type: 'locked'; readonly file: Blob }
  | { readonly type: 'progress'; readonly progress: DossierProgress }
  | { readonly type: 'made'; readonly dossier: Dossier }
  | { readonly type: 'failed'; readonly reason: string }
