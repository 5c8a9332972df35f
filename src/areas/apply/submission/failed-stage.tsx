import type { MouseEvent } from 'react'
import { isAmbiguous } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { isReceived, type ReachedStage, type SubmissionRecord } from '@/features/drafts/stamp'
import { fieldSpec } from '@/domain/application/application-fields'
import type { FormEntry } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { FieldLinks } from './field-links'
import type { StageFailure } from './send-stages'
import { StageList } from './sending-progress'
import { failureDetail, fieldsNamedIn, isOfLeave, STAGE_LABELS } from './stage-texts'
import { useSubmissionOnHost } from './submission-on-host'

interface FailedStageProps {
  /** Undefined if the page was reloaded after the failed attempt. */
  failure: StageFailure | undefined
  record: SubmissionRecord
  reached: ReachedStage
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Resumes from the failed stage. `UnconfirmedStage` handles an unconfirmed `grant` or `rows`. */
export function FailedStage({ failure, record, reached, onRetry }: FailedStageProps) {
  const { step: stage, mayBeDone: unconfirmed } = reached
  const wasNotSent = failure && !isAmbiguous(failure.error)
  const { happened, kept, next } = guidance.ambiguousFiles
  return (
    <Banner
      tone={failure && !unconfirmed ? 'error' : 'warning'}
      title={unconfirmed ? happened : `Not received yet: ${STAGE_LABELS[stage].toLowerCase()}.`}
      detail={failure?.error.detail}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div className="grid gap-3">
        <AskedFor fields={failure ? fieldsNamedIn(failure.error) : []} />
        {(!unconfirmed || wasNotSent) && (
          <p>{failure ? failureDetail(failure) : 'Sending stopped before everything had arrived.'}</p>
        )}
        {unconfirmed && <p>{`${kept} ${next}`}</p>}
        {unconfirmed && <InYourList record={record} />}
        <StageList record={record} />
        <p>
          {!unconfirmed && <span>Retry sends only what is missing.</span>}
          {isReceived(record, 'grant') && <span>{' Answers you change now are not sent again.'}</span>}
        </p>
      </div>
    </Banner>
  )
}

/** Looks for the application in the applicant's list after an ambiguous response. */
function InYourList({ record }: { record: SubmissionRecord }) {
  const { now } = useServices()
  const { arrived } = useSubmissionOnHost(record)
  if (arrived.state !== 'listed') return null
  return (
    <p>{`Your list shows application ${formatApplicationId(arrived.applicationId, now())}: your answers have arrived.`}</p>
  )
}

function AskedFor({ fields }: { fields: readonly FormEntry[] }) {
  const { leaveRequested } = useApplication().state.form
  if (fields.length === 0) return null
  const links = fields.map(({ path, field, spec }) => ({
    step: fieldSpec(field).step ?? 'profile',
    field: path,
    text: spec.label,
  }))
  return (
    <div className="grid gap-1">
      <p>Please fill in:</p>
      <FieldLinks fields={links} />
      {fields.some(isOfLeave) && leaveRequested !== 'yes' && <p>{guidance.leaveAskedAnyway}</p>}
    </div>
  )
}
