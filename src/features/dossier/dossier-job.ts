import type { FileKind } from '@/domain/files/file-kinds'
import { formatCount } from '@/lib/format'
import type { OmittedDocument } from '@/pdf/dossier/dossier-content'
import type { DossierProgress } from '@/pdf/dossier/make-dossier'
import { AGREEMENT_KINDS, APPLICANT_KINDS, BOUND_KINDS } from '../applications/application-documents'

/** A dossier of one application, or a board pack of several. */
export type DossierRequest = (
  | { readonly applicationId: string }
  | {
      readonly appIds: readonly string[]
      /** The order of the applications, from `formatOrder`. */
      readonly order?: string
    }
) & {
  /** Packs the original documents into a ZIP instead of a PDF. */
  readonly isOriginals?: boolean
  /** For a dossier. Board pack and ZIP always have agreements and award letter. */
  readonly includesAgreements?: boolean
}

export type DossierStage =
  | {
      readonly status: 'running'
      /** Null until the first document is requested. */
      readonly progress: DossierProgress | null
      /** Estimated milliseconds; undefined until `MIN_DONE_FOR_ESTIMATE` documents are done. */
      readonly remainingTime: number | undefined
    }
  | { readonly status: 'done'; readonly file: Blob; readonly omitted: readonly OmittedDocument[] }
  | { readonly status: 'failed' }

export interface DossierJob {
  readonly id: number
  readonly request: DossierRequest
  readonly fileName: string
  readonly stage: DossierStage
}

const MIN_DONE_FOR_ESTIMATE = 3

export const estimateTime = ({ done, total }: DossierProgress, elapsed: number): number | undefined =>
  done < MIN_DONE_FOR_ESTIMATE ? undefined : (elapsed / done) * (total - done)

export function getJobName({ request }: DossierJob): string {
  if ('applicationId' in request)
    return `${request.isOriginals ? 'ZIP with all originals' : 'Dossier'} of application ${request.applicationId}`
  const counted = formatCount(request.appIds.length, 'application', 'applications')
  return `${request.isOriginals ? 'ZIP with all originals' : 'Board pack'} of ${counted}`
}

/** @param day as `YYYY-MM-DD` */
export function getFileName(request: DossierRequest, day: string): string {
  const id = 'applicationId' in request ? `_${request.applicationId}` : ''
  if (request.isOriginals) return `Originals${id}-${day}.zip`
  return `${id === '' ? 'Board_pack' : `Dossier${id}`}-${day}.pdf`
}

/** Returns the documents after the application itself. */
export function getKinds(request: DossierRequest, isCouncil: boolean): readonly FileKind[] {
  if (!isCouncil) return APPLICANT_KINDS
  const isDossier = 'applicationId' in request && !request.isOriginals
  return isDossier && !request.includesAgreements
    ? BOUND_KINDS.filter((kind) => !AGREEMENT_KINDS.includes(kind))
    : BOUND_KINDS
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export function formatProgress({ progress, remainingTime }: Extract<DossierStage, { status: 'running' }>): string {
  if (progress === null) return 'Asking for the applications'
  const { done, total, currentTask } = progress
  return [
    `${Math.min(done + 1, total)} of ${total}: ${currentTask}`,
    ...(remainingTime === undefined ? [] : [formatRemainingTime(remainingTime)]),
  ].join('. ')
}

function formatRemainingTime(left: number): string {
  if (left < 10 * SECOND) return 'A few seconds left'
  if (left < MINUTE) return `About ${Math.ceil(left / SECOND / 10) * 10} seconds left`
  return `About ${formatCount(Math.ceil(left / MINUTE), 'minute', 'minutes')} left`
}

/** Excludes documents that were not uploaded. */
export const findProblems = (omitted: readonly OmittedDocument[]): readonly OmittedDocument[] =>
  omitted.filter(({ reason }) => reason !== 'missing')
