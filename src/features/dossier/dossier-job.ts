import type { LeftOut } from '@/pdf/dossier/dossier-content'
import type { DossierProgress } from '@/pdf/dossier/make-dossier'

/** One application, or several with an index before them. */
export type DossierRequest = ({ readonly applicationId: string } | { readonly appIds: readonly string[] }) & {
  /** Packs the unchanged documents into a ZIP instead. */
  readonly isOriginals?: boolean
}

export type DossierStage =
  | {
      readonly at: 'making'
      /** Null until the first document is requested. */
      readonly progress: DossierProgress | null
      /** Estimated milliseconds; undefined until `ENOUGH` documents are done. */
      readonly left: number | undefined
    }
  | { readonly at: 'made'; readonly file: Blob; readonly leftOut: readonly LeftOut[] }
  | { readonly at: 'failed' }

export interface DossierJob {
  readonly id: number
  readonly request: DossierRequest
  readonly fileName: string
  readonly stage: DossierStage
}

const ENOUGH = 3

export const timeLeft = ({ done, of }: DossierProgress, elapsed: number): number | undefined =>
  done < ENOUGH ? undefined : (elapsed / done) * (of - done)
