import { useFileExists } from '@/features/files/use-file-exists'
import { statusTexts } from '@/domain/status-texts'
import type { Caller } from '@/domain/roles'
import { statusLabel, statusTone, type Status } from '@/domain/status'
import { StatusBadge } from '@/ui/status-badge'
import { councilAgreement, type DetailsVariant } from '../application-documents'

interface CaseStandingProps {
  applicationId: string
  status: Status
  caller: Caller
  variant: DetailsVariant
}

/** Where the case stands, in words for whoever looks: the applicant and the council have different things to do. */
export function ApplicationProgress({ applicationId, status, caller, variant }: CaseStandingProps) {
  const granted = status === '5.1'
  const sent = useFileExists(applicationId, councilAgreement(variant), granted)
  const signed = useFileExists(applicationId, 'agreement', granted)
  const agreementToSign = sent === true && signed === false
  const audience = caller === 'Applicant' ? 'applicant' : 'staff'
  const { where, next, todo } = statusTexts(status, audience, { agreementToSign })
  // With the signed copy here, the council has done what it is asked to do with a grant.
  const settled = audience === 'staff' && signed === true
  return (
    <div className="mt-3 text-base">
      <p>
        <span className="sr-only">Status: </span>
        <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      </p>
      <p className="mt-2 text-ink">{where}</p>
      {/* What the council has to do is not for those who only hold a link. */}
      {caller !== 'visitor' && <p>{settled ? next : (todo ?? next)}</p>}
    </div>
  )
}
