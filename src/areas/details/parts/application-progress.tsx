import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { isCouncilRole } from '@/council-pages'
import { displayedId } from '@/features/dates/council-time'
import { useFileExists } from '@/features/files/use-file-exists'
import { stagesOf } from '@/domain/status/stages'
import { statusTexts } from '@/domain/status/status-texts'
import type { Caller } from '@/domain/people/roles'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { StageLine } from '@/ui/stage-line'
import { StatusBadge } from '@/ui/status-badge'
import {
  councilAgreement,
  type ApplicationDetails,
  type DetailsVariant,
} from '@/features/applications/application-documents'

interface ApplicationProgressProps {
  applicationId: string
  details: ApplicationDetails
  caller: Caller
  variant: DetailsVariant
}

export function ApplicationProgress({ applicationId, details, caller, variant }: ApplicationProgressProps) {
  const { now } = useServices()
  const { status, approvals, reviews } = details
  const granted = status === STATUS.granted
  const sent = useFileExists(applicationId, councilAgreement(variant), granted)
  const signed = useFileExists(applicationId, 'agreement', granted)
  const agreementToSign = sent === true && signed === false
  const isOwn = useIsOwn(applicationId, caller)
  const audience = isOwn ? 'applicant' : 'staff'
  const { where, next, todo } = statusTexts(status, audience, { agreementToSign, approvals, reviews })
  const stages = stagesOf(status)
  // Once the signed copy is uploaded, the council has nothing more to do about a grant.
  const councilIsDone = audience === 'staff' && signed === true
  return (
    <div className="text-base">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{`Application ${displayedId(applicationId, now())}`}</span>
        <span>
          <span className="sr-only">Status: </span>
          <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
        </span>
      </p>
      {stages.length > 0 && (
        <div className="mt-4">
          <StageLine label="The way of the application" stages={stages} />
        </div>
      )}
      <p className="mt-2 text-ink">{where}</p>
      {/* Only the council is shown what the council has to do. */}
      {(isOwn || isCouncilRole(caller)) && <p>{councilIsDone ? next : (todo ?? next)}</p>}
    </div>
  )
}

/** `getDetails` does not name the applicant, but their list does. Without the list, nothing is called theirs. */
function useIsOwn(applicationId: string, caller: Caller): boolean {
  const { client } = useServices()
  const enabled = caller === 'Applicant'
  const { data = [] } = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), enabled })
  return enabled && data.some((row) => row.applicationId === applicationId)
}
