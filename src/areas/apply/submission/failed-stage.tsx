import type { MouseEvent } from 'react'
import { isAmbiguous } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { isReceived, type NextStage, type SubmissionRecord } from '@/features/drafts/stamp'
import { getFieldSpec } from '@/domain/application/application-fields'
import type { FormEntry } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { StepFieldLinks } from './step-field-links'
import type { StageFailure } from './send-stages'
import { StageList } from './sending-progress'
import { formatFailureDetail, findNamedFields, isLeaveField, STAGE_LABELS } from './stage-texts'
import { useSubmissionOnHost } from './use-submission-on-host'

interface FailedStageProps {
  /** Undefined if the page was reloaded after the failure. */
  failure: StageFailure | undefined
  record: SubmissionRecord
  nextStage: NextStage
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Offers to resume from the failed stage. `UnconfirmedStage` handles an unconfirmed `grant` or `rows`. */
export function FailedStage({ failure, record, nextStage, onRetry }: FailedStageProps) {
  const { step: stage, mayBeDone: isUnconfirmed } = nextStage
  const wasNotSent = failure && !isAmbiguous(failure.error)
  const { happened, kept, next } = guidance.ambiguousFiles
  return (
    <Banner
      tone={failure && !isUnconfirmed ? 'error' : 'warning'}
      title={isUnconfirmed ? happened : `Not received yet: ${STAGE_LABELS[stage].toLowerCase()}.`}
      detail={failure?.error.detail}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div className="grid gap-3">
        <RequiredFields fields={failure ? findNamedFields(failure.error) : []} />
        {(!isUnconfirmed || wasNotSent) && (
          <p>{failure ? formatFailureDetail(failure) : 'Sending stopped before everything had arrived.'}</p>
        )}
        {isUnconfirmed && <p>{`${kept} ${next}`}</p>}
        {isUnconfirmed && <ListedApplicationNote record={record} />}
        <StageList record={record} />
        <p>
          {!isUnconfirmed && <span>Retry sends only what is missing.</span>}
          {isReceived(record, 'grant') && <span>{' Answers you change now are not sent again.'}</span>}
        </p>
      </div>
    </Banner>
  )
}

/** Names the application if the applicant's list already shows it. */
function ListedApplicationNote({ record }: { record: SubmissionRecord }) {
  const { now } = useServices()
  const { hostState } = useSubmissionOnHost(record)
  if (hostState.state !== 'listed') return null
  return (
    <p>{`Your list shows application ${formatApplicationId(hostState.applicationId, now())}: your answers have arrived.`}</p>
  )
}

function RequiredFields({ fields }: { fields: readonly FormEntry[] }) {
  const { leaveRequested } = useApplication().state.form
  if (fields.length === 0) return null
  const links = fields.map(({ path, field, spec }) => ({
    step: getFieldSpec(field).step ?? 'profile',
    field: path,
    text: spec.label,
  }))
  return (
    <div className="grid gap-1">
      <p>Please fill in:</p>
      <StepFieldLinks fields={links} />
      {fields.some(isLeaveField) && leaveRequested !== 'yes' && <p>{guidance.leaveAskedAnyway}</p>}
    </div>
  )
}
