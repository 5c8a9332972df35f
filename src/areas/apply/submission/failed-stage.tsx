import type { MouseEvent } from 'react'
import { STAGES, type Stage } from '@/areas/shared/draft/stamp'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import type { StageFailure } from './send-stages'
import { StageList } from './sending-progress'
import { failureDetail, STAGE_LABELS } from './stage-words'

interface FailedStageProps {
  /** Undefined where the page was loaded again after an earlier attempt. */
  failure: StageFailure | undefined
  done: readonly Stage[]
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Names the stage that did not succeed and goes on from there, and only from there. */
export function FailedStage({ failure, done, onRetry }: FailedStageProps) {
  const stage = failure?.stage ?? STAGES.find((one) => !done.includes(one)) ?? 'rows'
  const wasCancelled = failure?.error.kind === 'aborted'
  return (
    <Banner
      tone={failure && !wasCancelled ? 'error' : 'warning'}
      title={`Not received yet: ${STAGE_LABELS[stage].toLowerCase()}.`}
      detail={failure?.error.detail}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{failure ? failureDetail(stage, failure.error) : 'Sending stopped before everything had arrived.'}</p>
        <StageList done={done} />
        <p>
          Retry sends only what is missing.
          {done.includes('grant') && ' Answers you change now are not sent again.'}
        </p>
      </div>
    </Banner>
  )
}
