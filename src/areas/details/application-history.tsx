import { formatHostDate } from '@/domain/dates/host-date'
import { isClosed, mayBecome, STATUS, statusLabel, statusTone, type StatusTone } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { knownReviewers, type ApplicationDetails } from '@/features/applications/application-documents'
import { Timeline } from '@/ui/timeline'
import { UserText } from '@/ui/user-text'

export function ApplicationHistory({ details }: { details: ApplicationDetails }) {
  const items = applicationTimeline(details).map(({ id, title, tone, date, remarks }) => ({
    id,
    title,
    tone,
    ...(date === null && { when: 'date not recorded' }),
    ...(date && { when: formatHostDate(date), dateTime: date }),
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
  /** As sent by the host; null for an event without a recorded date, undefined for a pending one. */
  readonly date: string | null | undefined
  readonly remarks?: string
}

/** Returns past and pending events. The contract dates neither shortlisting nor a grant, so both have a fixed place. */
function applicationTimeline(details: ApplicationDetails): ApplicationEvent[] {
  const events = [
    submission(details),
    ...shortlisting(details),
    ...byDate(details.approvals.map(approval)),
    ...byDate(reviews(details)),
    ...outcome(details),
  ]
  const submitted = details.status !== STATUS.draft
  return events.filter(({ date }) => date !== undefined || (submitted && !isClosed(details.status)))
}

function submission({ status, submittedDate }: ApplicationDetails): ApplicationEvent {
  return status === STATUS.draft
    ? { id: 'submitted', title: 'Draft saved', tone: 'waiting', date: submittedDate }
    : { id: 'submitted', title: 'Submitted', tone: 'good', date: submittedDate }
}

function shortlisting({ status }: ApplicationDetails): ApplicationEvent[] {
  if (status === STATUS.draft || status === 'unknown') return []
  if (status === STATUS.submitted)
    return [{ id: 'ordered', title: 'The council decides about the shortlist', tone: 'neutral', date: undefined }]
  const code = mayBecome(STATUS.submitted, status) ? status : STATUS.shortlisted
  const tone = code === STATUS.shortlisted ? 'good' : statusTone(code)
  return [{ id: 'ordered', title: statusLabel(code), tone, date: null }]
}

function approval({ approver, decision, date, remarks }: ApplicationDetails['approvals'][number]): ApplicationEvent {
  if (decision === null) return { id: approver, title: `${approver}: Pending`, tone: 'neutral', date: undefined }
  return { id: approver, title: `${approver}: ${statusLabel(decision)}`, tone: statusTone(decision), date, remarks }
}

function reviews(details: ApplicationDetails): ApplicationEvent[] {
  return knownReviewers(details).map(({ kind, label, review: { marks = null, date = null } }) =>
    marks === null
      ? { id: kind, title: `${label}: ${messages.page.notRated}`, tone: 'neutral', date: undefined }
      : { id: kind, title: `${label}: marks ${marks}`, tone: 'good', date },
  )
}

function outcome({ status, startDate, budgetUploadedAt }: ApplicationDetails): ApplicationEvent[] {
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

/** Sorts by date, events without one last. Host dates sort correctly as text. */
function byDate(events: ApplicationEvent[]): ApplicationEvent[] {
  return events.toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
}
