import { STATUS } from '@/domain/status/status'
import type { Services } from '@/api/services'
import { paths } from '@/paths'
import { editState } from '@/features/applications/edited-application'
import { getDraft, getOwnerId } from '@/features/drafts/get-draft'
import type { DraftState } from '@/features/drafts/draft-state'
import { isSent, getSubmissionText, wasBegun } from '@/features/drafts/stamp'
import { listDrafts } from '@/features/drafts/stored-draft'
import { formatApplicationId } from '@/council-time'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { validateStep } from '@/domain/application/validation'
import { formatCountdown } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { formatInZone } from '@/domain/dates/zoned-time'
import { Task, type TaskAction } from './task'

interface UnfinishedDraft {
  readonly key: string
  /** Undefined for a new application, which has no id. */
  readonly idText: string | undefined
  readonly title: string
  readonly statusText: string
  readonly action: TaskAction
}

interface ListedApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly status: string
}

/**
 * Returns the drafts in this browser and those that only the host has.
 * @param applications undefined until they are fetched
 */
export function findUnfinishedDrafts(
  services: Services,
  applications: readonly ListedApplication[] | undefined,
): UnfinishedDraft[] {
  const councilDrafts = applications?.filter(({ status }) => status === STATUS.draft)
  const localDrafts = listDrafts(services.local, getOwnerId(services)).flatMap((name) => {
    const state = getDraft(services, name).snapshot()
    const { form, submission } = state
    // A sent draft is removed when it is next opened (decision 6).
    if (isSent(submission)) return []
    const application = applications?.find(({ applicationId }) => applicationId === name.applicationId)
    // Skips a draft that another device submitted, unless this device has sent a part.
    if (application && application.status !== STATUS.draft && !wasBegun(submission)) return []
    const task = toDraftTask(services, name.applicationId, form.projectTitle)
    const isUnlisted = applications && !application && name.applicationId !== null
    if (isUnlisted && !wasBegun(submission))
      return { ...task, statusText: 'Your list of applications no longer shows this draft.' }
    const location = task.idText === undefined ? 'On this device' : task.idText
    if (!wasBegun(submission))
      return { ...task, statusText: `${location}, ${formatProgress(state, name.applicationId)}` }
    const to = name.applicationId === null ? paths.applyReviewers : paths.editReviewers
    return { ...task, statusText: getSubmissionText(submission), action: { ...task.action, to } }
  })
  const otherDrafts = (councilDrafts ?? [])
    .filter(({ applicationId }) => !localDrafts.some(({ key }) => key === applicationId))
    .map(({ applicationId, projectTitle }) => {
      const task = toDraftTask(services, applicationId, projectTitle)
      return { ...task, statusText: `${task.idText}.` }
    })
  return [...localDrafts, ...otherDrafts]
}

/** Counts the complete steps as the wizard and the edit tabs do. Names up to two incomplete steps. */
function formatProgress({ form, facts, completion, leaveInsisted }: DraftState, applicationId: string | null): string {
  const variant = applicationId === null ? 'new' : 'edit'
  const rules = leaveInsisted ? 'edit' : variant
  const incompleteSteps = STEPS.filter(
    (step) => (variant === 'new' && !completion[step]) || validateStep(step, form, facts, rules).length > 0,
  )
  const count = `${STEPS.length - incompleteSteps.length} of ${STEPS.length} steps complete`
  if (incompleteSteps.length === 0 || incompleteSteps.length > 2) return `${count}.`
  return `${count}, open: ${incompleteSteps.map((step) => STEP_DETAILS[step].label).join(' and ')}.`
}

function toDraftTask(
  { now }: Services,
  applicationId: string | null,
  title: string,
): Omit<UnfinishedDraft, 'statusText'> {
  return {
    key: applicationId ?? 'new',
    idText: applicationId === null ? undefined : formatApplicationId(applicationId, now()),
    title: title.trim() || 'Application without a title',
    action: {
      label: 'Continue',
      ...(applicationId === null
        ? { to: paths.applyProfile }
        : { to: paths.editProfile, state: editState(applicationId) }),
    },
  }
}

export function DraftTask({ draft: { title, statusText, action } }: { draft: UnfinishedDraft }) {
  return (
    <Task title="Submit your draft" applicationTitle={title} action={action}>
      <span className="block">{statusText}</span>{' '}
      <span className="block">
        <RemainingTime />
      </span>
    </Task>
  )
}

/** Reserves the lines of the remaining time while it loads. */
const ReservedSpace = () => (
  <span
    aria-hidden
    data-text="Applications close 30 Nov 2026, 16:00 (Sri Lanka time), in 10 days."
    className="invisible before:content-[attr(data-text)]"
  />
)

export function RemainingTime() {
  const { period, now, clockNote } = useApplicationPeriod()
  if (period.state === 'unknown')
    return period.because === 'loading' ? <ReservedSpace /> : <span>{guidance.datesNotChecked.happened}</span>
  const formatMoment = (moment: Date) => `${formatInZone(moment, branding.timeZone.name)} (${branding.timeZone.words})`
  const texts = {
    closed: `Applications closed ${formatMoment(period.closesAt)}.`,
    'not-yet': `Applications open ${formatMoment(period.opensAt)}.`,
    open: `Applications close ${formatMoment(period.closesAt)}, in ${formatCountdown(period.closesAt, now)}.`,
  }
  return <span>{[texts[period.state], clockNote].join(' ').trimEnd()}</span>
}
