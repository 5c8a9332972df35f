import { formatCount } from '@/lib/format'
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

export function jobName({ request }: DossierJob): string {
  if ('applicationId' in request)
    return `${request.isOriginals ? 'ZIP with all originals' : 'Dossier'} of application ${request.applicationId}`
  const counted = formatCount(request.appIds.length, 'application', 'applications')
  return `${request.isOriginals ? 'ZIP with all originals' : 'Board pack'} of ${counted}`
}

export function fileNameOf(request: DossierRequest): string {
  if ('applicationId' in request)
    return request.isOriginals ? `Originals_${request.applicationId}.zip` : `Dossier_${request.applicationId}.pdf`
  return request.isOriginals ? 'Originals.zip' : 'Board_pack.pdf'
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export function makingText({ progress, left }: Extract<DossierStage, { at: 'making' }>): string {
  if (progress === null) return 'Asking for the applications'
  const { done, of, doing } = progress
  return [`${Math.min(done + 1, of)} of ${of}: ${doing}`, ...(left === undefined ? [] : [leftText(left)])].join('. ')
}

function leftText(left: number): string {
  if (left < 10 * SECOND) return 'A few seconds left'
  if (left < MINUTE) return `About ${Math.ceil(left / SECOND / 10) * 10} seconds left`
  return `About ${formatCount(Math.ceil(left / MINUTE), 'minute', 'minutes')} left`
}

/** Excludes documents that were never uploaded. */
export const problemsOf = (leftOut: readonly LeftOut[]): readonly LeftOut[] =>
  leftOut.filter(({ because }) => because !== 'missing')
