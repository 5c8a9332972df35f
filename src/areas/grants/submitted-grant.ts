import { STATUS } from '@/domain/status'
import { useFileExists } from '@/features/files/use-file-exists'
import type { Output } from '@/contract'

export type SubmittedGrant = Output<'listSubmittedGrants'>[number]

/**
 * Whether the council's agreement waits for the applicant's signature. The list only says that there is an agreement,
 * so the host is asked whether it has the signed copy; false until it responds.
 */
export function useAgreementToSign({ applicationId, status, hasAgreement }: SubmittedGrant): boolean {
  const signedCopy = useFileExists(applicationId, 'agreement', status === STATUS.granted && hasAgreement)
  return signedCopy === false
}
