import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '@/features/drafts/draft'
import { NOTHING_SENT, wasBegun, type SubmissionRecord } from '@/features/drafts/stamp'
import { useServices } from '@/api/services'
import { getCouncilDay } from '@/council-time'
import { useApplicationPeriod } from '@/features/use-application-period'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import type { FieldPath } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { validateAll, type Problem } from '@/domain/application/validation'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { linkTo } from '../steps/step-paths'
import { useIsSaving } from '../council/use-save-with-council'
import { describeIncompleteStep } from '../steps/describe-incomplete-step'
import { findSubmissionWarnings, formatQuestion } from './submission-input'
import { FailedStage } from './failed-stage'
import { StepFieldLinks } from './step-field-links'
import { openPdfTab } from './pdf-tab'
import { SendingProgress } from './sending-progress'
import { isBeingSent } from './submission-lock'
import { UnconfirmedStage } from './unconfirmed-stage'
import { OTHER_TAB_REASON, useSubmission, type Submission } from './use-submission'

export function SubmissionSection() {
  const { submission: record } = useApplication().state
  const submission = useSubmission()
  const { phase } = submission
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // Moves the focus, because the pressed button is unmounted.
    if (phase.phase !== 'idle') section.current?.focus()
  }, [phase.phase])
  return (
    <section ref={section} tabIndex={-1} aria-label="Submission" className="grid gap-6">
      {phase.phase === 'sending' ? (
        <SendingProgress phase={phase} record={record} onCancel={submission.cancel} />
      ) : (
        <SubmissionOutcome submission={submission} record={record} />
      )}
    </section>
  )
}

interface SubmissionOutcomeProps {
  submission: Submission
  record: SubmissionRecord | undefined
}

function SubmissionOutcome({ submission, record = NOTHING_SENT }: SubmissionOutcomeProps) {
  const { phase, start, resumeFrom, confirmReceived } = submission
  const { submit, retry, problemsInOtherSteps } = useSubmitHandlers(start)
  const failure = phase.phase === 'failed' ? phase.failure : undefined
  const { nextStage } = record
  return (
    <>
      {phase.phase === 'blocked' && <Banner tone="error">{phase.reason}</Banner>}
      {problemsInOtherSteps.length > 0 && (
        // The form's error summary lists the fields of the open step.
        <Banner tone="error" title={messages.finalSubmit.missingFields}>
          <div className="mt-1">
            <StepFieldLinks fields={problemsInOtherSteps.map(toFieldLink)} />
          </div>
        </Banner>
      )}
      {nextStage?.mayBeDone && nextStage.step !== 'files' ? (
        <UnconfirmedStage
          record={record}
          stage={nextStage.step}
          failure={failure}
          onResume={(resumedRecord, event) => {
            resumeFrom(resumedRecord)
            retry(event)
          }}
          onConfirm={(receivedRecord) => void confirmReceived(receivedRecord)}
        />
      ) : nextStage && (failure || wasBegun(record)) ? (
        <FailedStage failure={failure} record={record} nextStage={nextStage} onRetry={retry} />
      ) : (
        <FinishButton areProblemsListed={problemsInOtherSteps.length > 0} onPress={submit} />
      )}
    </>
  )
}

const toFieldLink = ({ step, field, label, message, row }: Problem) => ({
  step,
  field,
  text: `${STEP_DETAILS[step].label}: ${row === undefined ? message : `${label}: ${message}`}`,
})

type PressHandler = (event: MouseEvent<HTMLButtonElement>) => void

/** Drafts with an open confirmation, so that repeated presses open only one. */
const draftsBeingConfirmed = new WeakSet<Draft>()

/** Returns the handlers of Finish and Submit and of Retry. Both send only a complete application. */
function useSubmitHandlers(start: Submission['start']) {
  const application = useApplication()
  const { draft, state, rules } = application
  const navigate = useNavigate()
  const [areProblemsListed, setProblemsListed] = useState(false)
  const alerts = useAlerts()
  const { now } = useServices()
  const isInOtherStep = ({ step }: Problem) => step !== application.step

  const confirmAndSend = async (formElement: HTMLFormElement | null) => {
    const warnings = findSubmissionWarnings(draft.snapshot(), getCouncilDay(now()))
    if (warnings.length > 0) {
      if (draftsBeingConfirmed.has(draft)) return
      draftsBeingConfirmed.add(draft)
      const isConfirmed = await alerts.confirm(formatQuestion(warnings), {
        confirmLabel: 'Send it',
        cancelLabel: 'Go back',
      })
      draftsBeingConfirmed.delete(draft)
      if (!isConfirmed) return
    }
    await send(formElement)
  }
  const send = async (formElement: HTMLFormElement | null) => {
    if (!(await start(openPdfTab()))) return
    // The page may have been left with the browser's Back button.
    if (formElement?.isConnected) retryFrom(formElement)
    else open(application.step)
  }

  const validateAndSend = async (
    formElement: HTMLFormElement | null,
    showProblems: (problems: readonly Problem[]) => void,
    onValid: () => Promise<void>,
  ) => {
    // Waits for the files, which are restored after the field values.
    await draft.ready
    if (isBeingSent(draft)) return
    const { form, files } = draft.snapshot()
    const problems = validateAll(form, files, rules)
    const otherProblems = problems.filter(isInOtherStep)
    // The form lists the problems of this step above its fields.
    if (otherProblems.length < problems.length) formElement?.requestSubmit()
    else draft.setCompleted(application.step, true)
    if (otherProblems.length > 0) showProblems(otherProblems)
    else if (problems.length === 0) await onValid()
  }
  const open = (...target: [Step, FieldPath?]) => {
    const { to, state: navigationState } = linkTo(application, ...target)
    void navigate(to, { state: navigationState })
  }
  const submit: PressHandler = ({ currentTarget: { form } }) =>
    void validateAndSend(
      form,
      () => setProblemsListed(true),
      () => confirmAndSend(form),
    )
  /** Sends again, or opens the first field that the host has required in its refusal. */
  const retryFrom = (form: HTMLFormElement | null) =>
    void validateAndSend(
      form,
      ([firstProblem]) => firstProblem && open(firstProblem.step, firstProblem.field),
      () => send(form),
    )
  const retry: PressHandler = ({ currentTarget: { form } }) => retryFrom(form)
  return {
    submit,
    retry,
    problemsInOtherSteps: areProblemsListed ? validateAll(state.form, state.files, rules).filter(isInOtherStep) : [],
  }
}

interface FinishButtonProps {
  /** Whether the incomplete fields are already listed above. */
  areProblemsListed: boolean
  onPress: PressHandler
}

/** Shown only during the application period, whose bounds are inclusive to the second. */
function FinishButton({ areProblemsListed, onPress }: FinishButtonProps) {
  const { draft, state, rules } = useApplication()
  const { period } = useApplicationPeriod()
  const isSaving = useIsSaving(draft)
  const savingReason = isSaving
    ? 'This draft is being saved with the council. It can be submitted once that is done.'
    : undefined
  if (period.state === 'unknown')
    return period.because === 'loading' ? null : <p className="text-ink-soft">{guidance.datesNotChecked.next}</p>
  if (period.state !== 'open') return <p className="text-ink-soft">You can submit only while applications are open.</p>

  const incompleteSteps = STEPS.filter((step) => describeIncompleteStep(step, state, rules) !== undefined)
  return (
    <div className="grid justify-items-start gap-3">
      {incompleteSteps.length > 0 && !areProblemsListed && (
        <p className="text-waiting">{`Still to complete: ${incompleteSteps.map((step) => STEP_DETAILS[step].label).join(', ')}.`}</p>
      )}
      <Button
        // Not a submit button, because Enter in a field must not send the application.
        type="button"
        variant="primary"
        disabledReason={state.otherVersion ? OTHER_TAB_REASON : savingReason}
        onClick={onPress}
      >
        Finish and Submit
      </Button>
    </div>
  )
}
