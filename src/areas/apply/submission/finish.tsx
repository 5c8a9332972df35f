import { useEffect, useRef, type MouseEvent } from 'react'
import type { DraftState } from '@/areas/shared/draft/draft-state'
import type { SubmissionRecord } from '@/areas/shared/draft/stamp'
import { useApplicationWindow } from '@/areas/shared/use-application-window'
import { STEP_DETAILS } from '@/domain/application-steps'
import { guidance } from '@/domain/guidance'
import { messages } from '@/domain/messages'
import { validateAll } from '@/domain/validation'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { useIsSaving } from '../council/use-save-with-council'
import { FailedStage } from './failed-stage'
import { openPdfTab } from './pdf-tab'
import { SendingProgress } from './sending-progress'
import { isBeingSent } from './submission-lock'
import { UnconfirmedStage } from './unconfirmed-stage'
import { useSubmission, type Submission } from './use-submission'

/** The end of the last step: Finish and Submit, or what became of an attempt to send. */
export function Finish() {
  const { submission: record } = useApplication().state
  const submission = useSubmission()
  const { phase } = submission
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; the focus goes to what has taken its place.
    if (phase.phase !== 'idle') section.current?.focus()
  }, [phase.phase])
  return (
    <section ref={section} tabIndex={-1} aria-label="Submission" className="grid gap-6">
      {phase.phase === 'sending' ? (
        <SendingProgress phase={phase} done={record?.done ?? []} onCancel={submission.cancel} />
      ) : (
        <Outcome submission={submission} record={record} />
      )}
    </section>
  )
}

function Outcome({ submission, record }: { submission: Submission; record: SubmissionRecord | undefined }) {
  const { phase, start, settle } = submission
  const press = useFinish((tab) => void start(tab))
  const failure = phase.phase === 'failed' ? phase.failure : undefined
  if (record?.begun === 'grant' || record?.begun === 'rows')
    return <UnconfirmedStage stage={record.begun} record={record} detail={failure?.error.detail} onSettled={settle} />
  return (
    <>
      {phase.phase === 'held' && <Banner tone="error">{phase.because}</Banner>}
      {failure || (record && record.done.length > 0) ? (
        <FailedStage failure={failure} done={record?.done ?? []} onRetry={press} />
      ) : (
        <FinishButton onPress={press} />
      )}
    </>
  )
}

/** What a press on Finish and Submit does: what is missing is named, and nothing is sent before all is there. */
function useFinish(onReady: (tab: Window | null) => void) {
  const { draft, variant } = useApplication()
  const alerts = useAlerts()
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isBeingSent(draft)) return
    const { form, files } = draft.snapshot()
    const problems = validateAll(form, files, variant)
    // The form shows what is missing on this step, with the alert of spec 5.
    if (problems.some(({ step }) => step === 'reviewers')) currentTarget.form?.requestSubmit()
    else if (problems.length > 0) void alerts.show(messages.finalSubmit.missingFields, { tone: 'error' })
    else onReady(openPdfTab())
  }
}

function whyNot({ elsewhere }: DraftState, isSaving: boolean): string | undefined {
  if (elsewhere) return 'This draft was changed in another tab. Pick a version first.'
  return isSaving ? 'This draft is being saved with the council. It can be submitted once that is done.' : undefined
}

/** Only there while applications are open, at both bounds to the second (spec 4). */
function FinishButton({ onPress }: { onPress: (event: MouseEvent<HTMLButtonElement>) => void }) {
  const { draft, state, variant } = useApplication()
  const { window } = useApplicationWindow()
  const isSaving = useIsSaving(draft)
  if (window.state === 'unknown')
    return window.because === 'loading' ? null : <p className="text-ink-soft">{guidance.datesNotChecked.next}</p>
  if (window.state !== 'open') return <p className="text-ink-soft">You can submit only while applications are open.</p>

  const problems = validateAll(state.form, state.files, variant)
  const missingSteps = [...new Set(problems.map(({ step }) => STEP_DETAILS[step].label))]
  return (
    <div className="grid justify-items-start gap-3">
      {missingSteps.length > 0 && <p className="text-waiting">Still to complete: {missingSteps.join(', ')}.</p>}
      <Button
        // Not a submit button: Enter in a field must not send an application.
        type="button"
        variant="primary"
        disabledReason={whyNot(state, isSaving)}
        onClick={onPress}
      >
        Finish and Submit
      </Button>
    </div>
  )
}
