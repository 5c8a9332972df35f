import { formatHostDate } from '@/domain/dates/host-date'
import { isClosed, mayBecome, STATUS, statusLabel, statusTone, type StatusTone } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { knownReviewers, type ApplicationDetails } from '@/features/applications/application-documents'
import { Timeline } from '@/ui/timeline'
import { UserText } from '@/ui/user-text'

export function ApplicationHistory({ details }: { details: ApplicationDetails }) {
  const items = getEvents(details).map(({ id, title, tone, date, remarks }) => ({
    id,
    title,
    tone,
    ...(date && { displayedDate: formatHostDate(date), dateTime: date }),
    ...(remarks && { children: <Remarks text={remarks} /> }),
  }))
  return <Timeline label="The case so far" items={items} />
}

function Remarks({ text }: { text: string }) {
  return (
    <UserText as="blockquote" className="max-w-reading whitespace-pre-line wrap-anywhere text-ink-soft">
      {text}
    </UserText>
  )
}

interface ApplicationEvent {
  readonly id: string
  readonly title: string
  readonly tone: StatusTone | 'neutral'
  /** In the host's format. Null for an event without a recorded date, undefined for a pending one. */
  readonly date: string | null | undefined
  readonly remarks?: string
}

/** Returns past and pending events. Shortlisting and a grant have a fixed place, because the contract has no date for them. */
function getEvents(details: ApplicationDetails): ApplicationEvent[] {
  const events = [
    toSubmissionEvent(details),
    ...getShortlistEvents(details),
    ...sortByDate(details.approvals.map(toApprovalEvent)),
    ...sortByDate(getReviewEvents(details)),
    ...getGrantEvents(details),
  ]
  const isSubmitted = details.status !== STATUS.draft
  return events.filter(({ date }) => date !== undefined || (isSubmitted && !isClosed(details.status)))
}

function toSubmissionEvent({ status, submittedDate }: ApplicationDetails): ApplicationEvent {
  return status === STATUS.draft
    ? { id: 'submitted', title: 'Draft saved', tone: 'waiting', date: submittedDate }
    : { id: 'submitted', title: 'Submitted', tone: 'good', date: submittedDate }
}

function getShortlistEvents({ status }: ApplicationDetails): ApplicationEvent[] {
  if (status === STATUS.draft || status === 'unknown') return []
  if (status === STATUS.submitted)
    return [{ id: 'ordered', title: 'The council decides about the shortlist', tone: 'neutral', date: undefined }]
  const shortlistStatus = mayBecome(STATUS.submitted, status) ? status : STATUS.shortlisted
  const tone = shortlistStatus === STATUS.shortlisted ? 'good' : statusTone(shortlistStatus)
  return [{ id: 'ordered', title: statusLabel(shortlistStatus), tone, date: null }]
}

function toApprovalEvent({
  approver,
  decision,
  date,
  remarks,
}: ApplicationDetails['approvals'][number]): ApplicationEvent {
  if (decision === null) return { id: approver, title: `${approver}: Pending`, tone: 'neutral', date: undefined }
  return { id: approver, title: `${approver}: ${statusLabel(decision)}`, tone: statusTone(decision), date, remarks }
}

function getReviewEvents(details: ApplicationDetails): ApplicationEvent[] {
  return knownReviewers(details).map(({ kind, label, review: { marks = null, date = null } }) =>
    marks === null
      ? { id: kind, title: `${label}: ${messages.page.notRated}`, tone: 'neutral', date: undefined }
      : { id: kind, title: `${label}: marks ${marks}`, tone: 'good', date },
  )
}

function getGrantEvents({ status, startDate, budgetUploadedAt }: ApplicationDetails): ApplicationEvent[] {
  if (status === STATUS.denied) return [{ id: 'outcome', title: statusLabel(status), tone: 'refused', date: null }]
  if (status !== STATUS.granted) return []
  const events: ApplicationEvent[] = [
    { id: 'outcome', title: statusLabel(status), tone: 'done', date: null },
    { id: 'start', title: 'Project starts', tone: 'done', date: startDate },
  ]
  return budgetUploadedAt === null
    ? events
    : [...events, { id: 'budget', title: 'Revised budget uploaded', tone: 'done', date: budgetUploadedAt }]
}

/** Sorts by date, with undated events last. Host dates sort correctly as text. */
function sortByDate(events: ApplicationEvent[]): ApplicationEvent[] {
  return events.toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
}
