import { formatCount } from '@/lib/format'
import type { LeftOut } from '@/pdf/dossier/dossier-content'
import type { DossierJob, DossierStage } from './dossier-job'

export const jobName = ({ request }: DossierJob): string =>
  'applicationId' in request
    ? `Dossier of application ${request.applicationId}`
    : `Board pack of ${formatCount(request.appIds.length, 'application', 'applications')}`

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
