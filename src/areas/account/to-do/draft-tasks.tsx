import { STATUS } from '@/domain/status/status'
import type { Services } from '@/api/services'
import { paths } from '@/paths'
import { editState } from '@/features/applications/edited-application'
import { draftOf, ownerOf } from '@/features/drafts/draft-of'
import type { DraftState } from '@/features/drafts/draft-state'
import { isSent, submissionText, wasBegun } from '@/features/drafts/stamp'
import { ownDrafts } from '@/features/drafts/stored-draft'
import { formatApplicationId } from '@/council-time'
import { useApplicationPeriod } from '@/features/use-application-period'
import { branding } from '@/branding'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { validateStep } from '@/domain/application/validation'
import { statusTexts } from '@/domain/status/status-texts'
import { countdown } from '@/domain/dates/countdown'
import { guidance } from '@/domain/texts/guidance'
import { formatInZone } from '@/domain/dates/zoned-time'
import { Task, type TaskAction } from './task'

interface UnfinishedDraft {
  readonly key: string
  /** Undefined for an application that the council does not have. */
  readonly shownId: string | undefined
  readonly title: string
  readonly where: string
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
export function draftsToFinish(
  services: Services,
  applications: readonly ListedApplication[] | undefined,
): UnfinishedDraft[] {
  const atCouncil = applications?.filter(({ status }) => status === STATUS.draft)
  const here = ownDrafts(services.local, ownerOf(services)).flatMap((name) => {
    const state = draftOf(services, name).snapshot()
    const { form, submission } = state
    // Removed when it is next opened (decision 6).
    if (isSent(submission)) return []
    const listed = applications?.find(({ applicationId }) => applicationId === name.applicationId)
    // Skips a draft that was submitted elsewhere, unless part of it was sent from here.
    if (listed && listed.status !== STATUS.draft && !wasBegun(submission)) return []
    const task = named(services, name.applicationId, form.projectTitle)
    const isGone = applications && !listed && name.applicationId !== null
    if (isGone && !wasBegun(submission))
      return { ...task, where: 'Your list of applications no longer shows this draft.' }
    const place = task.shownId === undefined ? 'On this device' : `Saved with the council as ${task.shownId}`
    if (!wasBegun(submission)) return { ...task, where: `${place}, ${progressOf(state, name.applicationId)}` }
    const to = name.applicationId === null ? paths.applyReviewers : paths.editReviewers
    return { ...task, where: submissionText(submission), action: { ...task.action, to } }
  })
  const elsewhere = (atCouncil ?? [])
    .filter(({ applicationId }) => !here.some(({ key }) => key === applicationId))
    .map(({ applicationId, projectTitle }) => {
      const task = named(services, applicationId, projectTitle)
      return { ...task, where: `Saved with the council as ${task.shownId}.` }
    })
  return [...here, ...elsewhere]
}

/** Counts as the wizard and the edit tabs do. Names the open steps if there are at most two. */
function progressOf({ form, facts, completion, leaveInsisted }: DraftState, applicationId: string | null): string {
  const variant = applicationId === null ? 'new' : 'edit'
  const rules = leaveInsisted ? 'edit' : variant
  const open = STEPS.filter(
    (step) => (variant === 'new' && !completion[step]) || validateStep(step, form, facts, rules).length > 0,
  )
  const count = `${STEPS.length - open.length} of ${STEPS.length} steps complete`
  if (open.length === 0 || open.length > 2) return `${count}.`
  return `${count}, open: ${open.map((step) => STEP_DETAILS[step].label).join(' and ')}.`
}

function named({ now }: Services, applicationId: string | null, title: string): Omit<UnfinishedDraft, 'where'> {
  return {
    key: applicationId ?? 'new',
    shownId: applicationId === null ? undefined : formatApplicationId(applicationId, now()),
    title: title.trim() || 'Application without a title',
    action: {
      label: 'Continue',
      ...(applicationId === null
        ? { to: paths.applyProfile }
        : { to: paths.editProfile, state: editState(applicationId) }),
    },
  }
}

export function DraftTask({ draft: { title, where, action } }: { draft: UnfinishedDraft }) {
  const { todo, where: status } = statusTexts(STATUS.draft, 'applicant')
  return (
    <Task what={todo ?? status} about={title} action={action}>
      <span className="block">{where}</span>{' '}
      <span className="block">
        <TimeLeft />
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

function TimeLeft() {
  const { period, now, clockNote } = useApplicationPeriod()
  if (period.state === 'unknown')
    return period.because === 'loading' ? <ReservedSpace /> : <span>{guidance.datesNotChecked.happened}</span>
  const at = (moment: Date) => `${formatInZone(moment, branding.timeZone.name)} (${branding.timeZone.words})`
  const texts = {
    closed: `Applications closed ${at(period.closesAt)}.`,
    'not-yet': `Applications open ${at(period.opensAt)}.`,
    open: `Applications close ${at(period.closesAt)}, in ${countdown(period.closesAt, now)}.`,
  }
  return <span>{[texts[period.state], clockNote].join(' ').trimEnd()}</span>
}
