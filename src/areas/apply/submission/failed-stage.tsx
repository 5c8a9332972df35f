import type { MouseEvent } from 'react'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { isReceived, type NextStage, type SubmissionRecord } from '@/features/drafts/stamp'
import { getFieldSpec } from '@/domain/application/application-fields'
import type { FormEntry } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { StepFieldLinks } from './step-field-links'
import type { StageFailure } from './send-stages'
import { StageList } from './sending-progress'
import { FILES_UNCONFIRMED, findNamedFields, formatFailureDetail, isFileProblem, isLeaveField } from './stage-texts'
import { useSubmissionOnHost } from './use-submission-on-host'

interface FailedStageProps {
  /** Undefined if the page was reloaded after the failure. */
  failure: StageFailure | undefined
  record: SubmissionRecord
  nextStage: NextStage
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * Offers to resume from the failed stage, whose failure an alert reports. `UnconfirmedStage` handles an unconfirmed
 * `grant` or `rows`.
 */
export function FailedStage({ failure, record, nextStage, onRetry }: FailedStageProps) {
  const wasReported = failure && failure.error.kind !== 'aborted'
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-rule bg-raised p-6">
      <h2 className="text-lg">Sending stopped</h2>
      {failure && <RequiredFields fields={findNamedFields(failure.error)} />}
      {failure && isFileProblem(failure) && (
        <p className="whitespace-pre-line wrap-anywhere">{formatFailureDetail(failure)}</p>
      )}
      {nextStage.mayBeDone && !wasReported && <p>{FILES_UNCONFIRMED}</p>}
      {nextStage.mayBeDone && <ListedApplicationNote record={record} />}
      <StageList record={record} />
      {isReceived(record, 'grant') && <p className="text-ink-soft">Answers you change now are not sent again.</p>}
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </div>
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
