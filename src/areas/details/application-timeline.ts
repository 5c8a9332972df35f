import type { Output } from '@/contract'
import { REVIEWERS } from '@/domain/reviewers'
import { messages } from '@/domain/messages'
import { statusLabel, statusTone, type DecisionCode, type StatusTone } from '@/domain/status'

export type ApplicationDetails = NonNullable<Output<'getDetails'>>

export interface ApplicationEvent {
  readonly id: string
  readonly title: string
  readonly tone: StatusTone | 'neutral'
  /** As the host wrote it; null where it has no date for what did happen; undefined for what is still to come. */
  readonly date: string | null | undefined
  readonly remarks?: string
}

const CLOSED = ['2.2', '3.2', '5.2']

/** Turned down: nothing more will happen to it. */
export const isClosed = ({ Status }: ApplicationDetails): boolean => CLOSED.includes(Status)

/**
 * What happened to an application, in order, from the dates the host gives, and what it still waits for (users 14).
 * The contract has no date for an ordering or a grant; such an event keeps its place among those that have one.
 */
export function applicationTimeline(details: ApplicationDetails): ApplicationEvent[] {
  const events = [
    submission(details),
    ...ordering(details),
    ...byDate([
      approval('HOD', details.hod_decision, details.hod_date, details.hod_remarks),
      approval('Dean', details.dean_decision, details.dean_date, details.dean_remarks),
    ]),
    ...byDate(reviews(details)),
    ...outcome(details),
  ]
  const ended = isClosed(details)
  const received = details.Status !== '0'
  return events.filter(({ date }) => date !== undefined || (received && !ended))
}

function submission({ Status, submittedDate }: ApplicationDetails): ApplicationEvent {
  return Status === '0'
    ? { id: 'submitted', title: 'Draft saved', tone: 'waiting', date: submittedDate }
    : { id: 'submitted', title: 'Submitted', tone: 'good', date: submittedDate }
}

function ordering({ Status }: ApplicationDetails): ApplicationEvent[] {
  if (Status === '0' || Status === 'unknown') return []
  if (Status === '1')
    return [{ id: 'ordered', title: 'The council decides about the shortlist', tone: 'neutral', date: undefined }]
  const code = Status === '2.2' ? '2.2' : '2.1'
  return [{ id: 'ordered', title: statusLabel(code), tone: code === '2.2' ? 'refused' : 'good', date: null }]
}

function approval(
  who: 'HOD' | 'Dean',
  decision: DecisionCode | null,
  date: string | null,
  remarks: string,
): ApplicationEvent {
  if (decision === null) return { id: who, title: `${who}: Pending`, tone: 'neutral', date: undefined }
  return { id: who, title: `${who}: ${statusLabel(decision)}`, tone: statusTone(decision), date, remarks }
}

/** Of the third reviewer nothing is said where the host says nothing. */
function reviews(details: ApplicationDetails): ApplicationEvent[] {
  return REVIEWERS.filter((reviewer) => reviewer.number < 3 || hasThirdReviewer(details)).map(
    ({ number, kind, label }) => {
      const marks = details[`reviewer${number}_marks`] ?? null
      const date = details[`reviewer${number}_date`] ?? null
      return marks === null
        ? { id: kind, title: `${label}: ${messages.page.notRated}`, tone: 'neutral', date: undefined }
        : { id: kind, title: `${label}: marks ${marks}`, tone: 'good', date }
    },
  )
}

export function hasThirdReviewer({ reviewer3_marks, reviewer3_date }: ApplicationDetails): boolean {
  return Boolean(reviewer3_marks ?? reviewer3_date)
}

function outcome({ Status, startDate, budget_uploaded_at }: ApplicationDetails): ApplicationEvent[] {
  if (Status === '5.2') return [{ id: 'outcome', title: statusLabel(Status), tone: 'refused', date: null }]
  if (Status !== '5.1') return []
  const events: ApplicationEvent[] = [
    { id: 'outcome', title: statusLabel(Status), tone: 'done', date: null },
    { id: 'start', title: 'Project starts', tone: 'done', date: startDate },
  ]
  return budget_uploaded_at === null
    ? events
    : [...events, { id: 'budget', title: 'Revised budget uploaded', tone: 'done', date: budget_uploaded_at }]
}

/** The earlier one first; those without a date stay behind. Host dates sort as text. */
function byDate(events: ApplicationEvent[]): ApplicationEvent[] {
  return events.toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
}
