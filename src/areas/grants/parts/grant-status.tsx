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
import { useAgreements, type SubmittedGrant } from '../submitted-grant'

export function GrantStatus({ grant }: { grant: SubmittedGrant }) {
  const { toSign: agreementToSign } = useAgreements(grant)
  const { where, who, next, todo } = statusTexts(grant.status, 'applicant', { agreementToSign })
  const stages = stagesOf(grant.status)
  const closed = statusTone(grant.status) === 'refused'
  return (
    <div className="grid justify-items-start gap-2 @min-[40rem]:min-w-40 @min-[40rem]:py-3">
      <StatusBadge tone={statusTone(grant.status)}>{statusLabel(grant.status)}</StatusBadge>
      {stages.length > 0 && <StageLine label={`The way of ${grant.projectTitle}`} stages={stages} isCompact />}
      <p className={todo === undefined ? undefined : 'font-semibold'}>{todo ?? (closed ? where : `With: ${who}.`)}</p>
      <p className="text-ink-soft">{next}</p>
      {allowed(permissions.edit(grant.status)) && (
        <LinkButton
          to={paths.editProfile}
          state={editState(grant.applicationId)}
          size="small"
          icon={<Pencil aria-hidden size={16} />}
          about={grant.projectTitle}
        >
          Edit
        </LinkButton>
      )}
    </div>
  )
}
