import { Pencil } from 'lucide-react'
import { paths } from '@/paths'
import { stagesOf } from '@/domain/status/stages'
import { statusTexts } from '@/domain/status/status-texts'
import { allowed, permissions } from '@/domain/people/roles'
import { statusLabel, statusTone } from '@/domain/status/status'
import { editState } from '@/features/applications/edited-application'
import { LinkButton } from '@/ui/link-button'
import { StageLine } from '@/ui/stage-line'
import { StatusBadge } from '@/ui/status-badge'
import { useAgreements, type SubmittedApplication } from '../submitted-application'

export function ApplicationProgress({ application }: { application: SubmittedApplication }) {
  const { toSign: agreementToSign } = useAgreements(application)
  const { where, who, todo } = statusTexts(application.status, 'applicant', { agreementToSign })
  const stages = stagesOf(application.status)
  const closed = statusTone(application.status) === 'refused'
  return (
    <div className="grid justify-items-start gap-1 @min-[40rem]:min-w-44 @min-[62rem]:min-w-56">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge tone={statusTone(application.status)}>{statusLabel(application.status)}</StatusBadge>
        {allowed(permissions.edit(application.status)) && (
          <LinkButton
            to={paths.editProfile}
            state={editState(application.applicationId)}
            size="small"
            icon={<Pencil aria-hidden size={16} />}
            about={application.projectTitle}
          >
            Edit
          </LinkButton>
        )}
      </div>
      {stages.length > 0 && <StageLine label={`The way of ${application.projectTitle}`} stages={stages} isCompact />}
      <p className={todo === undefined ? undefined : 'font-semibold'}>{todo ?? (closed ? where : `With: ${who}.`)}</p>
    </div>
  )
}
