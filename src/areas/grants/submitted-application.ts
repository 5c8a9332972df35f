import { STATUS } from '@/domain/status/status'
import { useFileExistence } from '@/features/files/use-file-exists'
import type { Output } from '@/contract'
import { allowed, permissions } from '@/domain/people/roles'

export type SubmittedApplication = Output<'listSubmittedApplications'>[number]

/** The flag means the council's agreement on one host and the signed copy on another, so both files are checked. */
export function useAgreements({ applicationId, status, hasAgreement }: SubmittedApplication) {
  const isGranted = status === STATUS.granted
  const council = useFileExistence(applicationId, 'agreementurc', isGranted)
  const signed = useFileExistence(applicationId, 'agreement', isGranted)
  const isFound = hasAgreement || council.data?.exists === true || signed.data?.exists === true
  // If a check failed, the host may have one.
  const mayExist = isFound || council.isError || signed.isError
  const verdict = permissions.signAgreement(status, mayExist)
  const isChecking = isGranted && !mayExist && (council.isPending || signed.isPending)
  return {
    /** Why no agreement can be exchanged; undefined if one can, or might. */
    notYet: isChecking ? 'Checking...' : allowed(verdict) ? undefined : verdict,
    /** Whether the council's agreement waits for the applicant's signature; false until the host responds. */
    toSign: signed.data?.exists === false && (hasAgreement || council.data?.exists === true),
  }
}
