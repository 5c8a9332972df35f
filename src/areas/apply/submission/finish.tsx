import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '@/features/drafts/draft'
import { NOTHING_SENT, wasBegun, type SubmissionRecord } from '@/features/drafts/stamp'
import { useServices } from '@/api/services'
import { getCouncilDay } from '@/council-time'
import { useApplicationPeriod } from '@/features/use-application-period'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { validateAll, type Problem } from '@/domain/application/validation'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { linkTo } from '../steps/step-paths'
import { useIsSaving } from '../council/use-save-with-council'
import { stepNeeds } from '../steps/step-needs'
import { submissionWarnings, questionOf } from './submission-input'
import { FailedStage } from './failed-stage'
import { FieldLinks } from './field-links'
import { openPdfTab } from './pdf-tab'
import { SendingProgress } from './sending-progress'
import { isBeingSent } from './submission-lock'
import { UnconfirmedStage } from './unconfirmed-stage'
import { CHANGED_ELSEWHERE, useSubmission, type Submission } from './use-submission'

export function Finish() {
  const { submission: record } = useApplication().state
  const submission = useSubmission()
  const { phase } = submission
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button is unmounted, so the focus moves to what replaced it.
    if (phase.phase !== 'idle') section.current?.focus()
  }, [phase.phase])
  return (
    <section ref={section} tabIndex={-1} aria-label="Submission" className="grid gap-6">
      {phase.phase === 'sending' ? (
        <SendingProgress phase={phase} record={record} onCancel={submission.cancel} />
      ) : (
        <Outcome submission={submission} record={record} />
      )}
    </section>
  )
}

interface OutcomeProps {
  submission: Submission
  record: SubmissionRecord | undefined
}

function Outcome({ submission, record = NOTHING_SENT }: OutcomeProps) {
  const { phase, start, settle, conclude } = submission
  const { press, retry, missing } = useFinish((tab) => void start(tab))
  const failure = phase.phase === 'failed' ? phase.failure : undefined
  const { reached } = record
  return (
    <>
      {phase.phase === 'held' && <Banner tone="error">{phase.because}</Banner>}
      {missing.length > 0 && (
        // The form's error summary lists the fields of the open step.
        <Banner tone="error" title={messages.finalSubmit.missingFields}>
          <div className="mt-1">
            <FieldLinks fields={missing.map(linkOf)} />
          </div>
        </Banner>
      )}
      {reached?.mayBeDone && reached.step !== 'files' ? (
        <UnconfirmedStage
          record={record}
          stage={reached.step}
          failure={failure}
          onResume={(resumed, event) => {
            settle(resumed)
            retry(event)
          }}
          onConclude={(arrived) => void conclude(arrived)}
        />
      ) : reached && (failure || wasBegun(record)) ? (
        <FailedStage failure={failure} record={record} reached={reached} onRetry={retry} />
      ) : (
        <FinishButton isNamed={missing.length > 0} onPress={press} />
      )}
    </>
  )
}

const linkOf = ({ step, field, label, message, row }: Problem) => ({
  step,
  field,
  text: `${STEP_DETAILS[step].label}: ${row === undefined ? message : `${label}: ${message}`}`,
})

type Press = (event: MouseEvent<HTMLButtonElement>) => void

/** Drafts with an open confirmation, so that repeated presses ask only once. */
const inQuestion = new WeakSet<Draft>()

/** Returns the handlers of Finish and Submit and of Retry. Both send only a complete application. */
function useFinish(onReady: (tab: Window | null) => void) {
  const application = useApplication()
  const { draft, state, rules } = application
  const navigate = useNavigate()
  const [isNamed, setNamed] = useState(false)
  const alerts = useAlerts()
  const { now } = useServices()
  const isElsewhere = ({ step }: Problem) => step !== application.step

  const sendUnlessInDoubt = async () => {
    const warnings = submissionWarnings(draft.snapshot(), getCouncilDay(now()))
    if (warnings.length > 0) {
      if (inQuestion.has(draft)) return
      inQuestion.add(draft)
      const isMeant = await alerts.confirm(questionOf(warnings), { confirmLabel: 'Send it', cancelLabel: 'Go back' })
      inQuestion.delete(draft)
      if (!isMeant) return
    }
    onReady(openPdfTab())
  }

  const check = async (
    formElement: HTMLFormElement | null,
    showMissing: (elsewhere: readonly Problem[]) => void,
    send: () => void,
  ) => {
    // The files are read from the device after the field values.
    await draft.ready
    if (isBeingSent(draft)) return
    const { form, files } = draft.snapshot()
    const problems = validateAll(form, files, rules)
    const elsewhere = problems.filter(isElsewhere)
    // The form lists the errors of this step above its fields.
    if (elsewhere.length < problems.length) formElement?.requestSubmit()
    else draft.complete(application.step, true)
    if (elsewhere.length > 0) showMissing(elsewhere)
    else if (problems.length === 0) send()
  }
  const openFirst = ([first]: readonly Problem[]) => {
    if (!first) return
    const { to, state: target } = linkTo(application, first.step, first.field)
    void navigate(to, { state: target })
  }
  const press: Press = ({ currentTarget: { form } }) =>
    void check(
      form,
      () => setNamed(true),
      () => void sendUnlessInDoubt(),
    )
  /** After a refusal that asked for more fields, opens the first missing one. Otherwise sends. */
  const retry: Press = ({ currentTarget: { form } }) => void check(form, openFirst, () => onReady(openPdfTab()))
  return {
    press,
    retry,
    missing: isNamed ? validateAll(state.form, state.files, rules).filter(isElsewhere) : [],
  }
}

interface FinishButtonProps {
  /** Whether the missing fields are already listed above. */
  isNamed: boolean
  onPress: Press
}

/** Shown only during the application period, whose bounds are inclusive to the second. */
function FinishButton({ isNamed, onPress }: FinishButtonProps) {
  const { draft, state, rules } = useApplication()
  const { period } = useApplicationPeriod()
  const isSaving = useIsSaving(draft)
  const beingSaved = isSaving
    ? 'This draft is being saved with the council. It can be submitted once that is done.'
    : undefined
  if (period.state === 'unknown')
    return period.because === 'loading' ? null : <p className="text-ink-soft">{guidance.datesNotChecked.next}</p>
  if (period.state !== 'open') return <p className="text-ink-soft">You can submit only while applications are open.</p>

  const open = STEPS.filter((step) => stepNeeds(step, state, rules) !== undefined)
  return (
    <div className="grid justify-items-start gap-3">
      {open.length > 0 && !isNamed && (
        <p className="text-waiting">{`Still to complete: ${open.map((step) => STEP_DETAILS[step].label).join(', ')}.`}</p>
      )}
      <Button
        // Not a submit button, because Enter in a field must not send the application.
        type="button"
        variant="primary"
        disabledReason={state.elsewhere ? CHANGED_ELSEWHERE : beingSaved}
        onClick={onPress}
      >
        Finish and Submit
      </Button>
    </div>
  )
}
