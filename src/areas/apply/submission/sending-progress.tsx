import { Check, Circle } from 'lucide-react'
import {
  isReceived,
  NOTHING_SENT,
  SUBMISSION_STAGES,
  type SubmissionRecord,
  type SubmissionStage,
} from '@/features/drafts/stamp'
import { Spinner } from '@/ui/spinner'
import { UploadProgress } from '@/ui/upload-progress'
import { useApplication } from '../application-context'
import { STAGE_LABELS } from './stage-texts'
import { getTotalSize } from './submission-input'
import type { SubmissionPhase } from './use-submission'

interface SendingProgressProps {
  phase: Extract<SubmissionPhase, { phase: 'sending' }>
  record: SubmissionRecord | undefined
  onCancel: () => void
}

export function SendingProgress({ phase, record, onCancel }: SendingProgressProps) {
  const { files } = useApplication().state
  const { stage: currentStage, progress } = phase
  return (
    <div className="grid gap-4 rounded-card border border-rule bg-raised p-6">
      <h2 className="text-lg">Sending your application</h2>
      <p role="status" className="sr-only">
        {currentStage === 'dates' ? 'Checking the dates' : `Sending: ${STAGE_LABELS[currentStage]}`}
      </p>
      <StageList record={record} stageInFlight={currentStage === 'dates' ? undefined : currentStage} />
      {currentStage === 'files' && (
        <UploadProgress
          fileName="Your four files"
          sent={progress?.sent ?? 0}
          total={progress?.total ?? getTotalSize(files)}
          state="sending"
          onCancel={onCancel}
        />
      )}
      <p className="text-sm text-ink-soft">Please keep this page open.</p>
    </div>
  )
}

interface StageListProps {
  record: SubmissionRecord | undefined
  stageInFlight?: SubmissionStage | undefined
}

export const StageList = ({ record: { nextStage } = NOTHING_SENT, stageInFlight }: StageListProps) => (
  <ul className="grid gap-2">
    {SUBMISSION_STAGES.map((stage) => {
      const { icon, text } = STAGE_STATES[getStageState(stage, nextStage, stageInFlight)]
      return (
        <li key={stage} className="flex items-center gap-3">
          <span className="grid w-5 shrink-0 place-items-center">{icon}</span>
          <span>
            <span>{`${STAGE_LABELS[stage]}:`}</span> <span className="text-ink-soft">{text}</span>
          </span>
        </li>
      )
    })}
  </ul>
)

const CIRCLE = <Circle aria-hidden size={18} className="text-ink-soft" />

const STAGE_STATES = {
  received: { icon: <Check aria-hidden size={18} className="text-good" />, text: 'received' },
  sending: { icon: <Spinner />, text: 'being sent' },
  unconfirmed: { icon: CIRCLE, text: 'not confirmed' },
  unsent: { icon: CIRCLE, text: 'not sent yet' },
}

function getStageState(
  stage: SubmissionStage,
  nextStage: SubmissionRecord['nextStage'],
  stageInFlight: SubmissionStage | undefined,
): keyof typeof STAGE_STATES {
  if (isReceived({ nextStage }, stage)) return 'received'
  if (stage === stageInFlight) return 'sending'
  const unconfirmedStage = nextStage?.mayBeDone ? nextStage.step : undefined
  return stage === unconfirmedStage ? 'unconfirmed' : 'unsent'
}
