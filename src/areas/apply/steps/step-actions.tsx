import { Link, useNavigate } from 'react-router-dom'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { Button } from '@/ui/button'
import { ignoreSecondClick } from '@/ui/ignore-second-click'
import { LinkButton } from '@/ui/link-button'
import { useApplication } from '../application-context'
import { linkTo, getNextStep, getPreviousStep } from './step-paths'

export function StepActions() {
  const application = useApplication()
  const previous = getPreviousStep(application.step)
  return (
    <>
      {previous && <LinkButton {...linkTo(application, previous)}>Previous</LinkButton>}
      {getNextStep(application.step) && (
        <Button type="submit" variant="primary" onClick={ignoreSecondClick}>
          Next
        </Button>
      )}
      <LeaveReminder />
    </>
  )
}

/** Links to the leave fields on the profile step: the edit tabs require them even without a leave. */
function LeaveReminder() {
  const application = useApplication()
  const { variant, step, state } = application
  const { leaveRequested, leaveDate, leaveDuration } = state.form
  const isMissing = leaveRequested !== 'yes' && (leaveDate === '' || leaveDuration === '')
  if (variant === 'new' || step === 'profile' || !isMissing) return null
  return (
    <p className="basis-full text-sm text-ink-soft">
      <Link
        {...linkTo(application, 'profile', leaveDate === '' ? 'leaveDate' : 'leaveDuration')}
        className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
      >
        Fill in the leave start date and duration
      </Link>{' '}
      before you submit this draft, even if you take no leave.
    </p>
  )
}

/** Returns the handler of Next, and preloads the next step: a button, unlike a link, preloads nothing on hover. */
export function useGoToNext() {
  const application = useApplication()
  const { draft, step } = application
  const navigate = useNavigate()
  const next = getNextStep(step)
  usePreloadedPage(next && linkTo(application, next).to)
  return async () => {
    draft.setCompleted(step, true)
    if (!next) return
    const { to, state } = linkTo(application, next)
    await navigate(to, { state })
  }
}
