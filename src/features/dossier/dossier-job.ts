import type { LeftOut } from '@/pdf/dossier/dossier-content'
import type { DossierProgress } from '@/pdf/dossier/make-dossier'

/** What to bind: one application, or several with an index before them. */
export type DossierRequest = { readonly applicationId: string } | { readonly appIds: readonly string[] }

export type DossierStage =
  | {
      readonly at: 'making'
      /** Null until the first document is asked for. */
      readonly progress: DossierProgress | null
      /** Milliseconds, as measured so far; undefined until enough was done to tell. */
      readonly left: number | undefined
    }
  | { readonly at: 'made'; readonly file: Blob; readonly leftOut: readonly LeftOut[] }
  | { readonly at: 'failed' }

/** One dossier or board pack that is being made, or is there until it is dismissed. */
export interface DossierJob {
  readonly id: number
  readonly request: DossierRequest
  readonly fileName: string
  readonly stage: DossierStage
}

/** Documents after which the time that is left is said. */
const ENOUGH = 3

/** The time that is left if the others take as long as those before them. */
export const timeLeft = ({ done, of }: DossierProgress, elapsed: number): number | undefined =>
  done < ENOUGH ? undefined : (elapsed / done) * (of - done)
