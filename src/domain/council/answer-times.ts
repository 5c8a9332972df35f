import { APPROVERS, approvalBy, type Approver } from '../people/approvers'
import { median } from './outliers'
import { readHostDate } from '../dates/host-date'
import { reviewBy, REVIEWERS, type ReviewerNumber } from '../people/reviewers'

const DAY = 24 * 60 * 60 * 1000

/** Returns the calendar days between two host dates; undefined if one of them is unreadable. */
export function daysBetween(from: string | null, to: string | null): number | undefined {
  const [start, end] = [readHostDate(from), readHostDate(to)]
  if (!start || !end) return undefined
  const noon = ({ year, month, day }: typeof start) => Date.UTC(year, month - 1, day)
  return (noon(end) - noon(start)) / DAY
}

/** `unknown`: there is an answer, but the dates give no valid duration. */
export type AnswerTime = number | 'no answer' | 'unknown'

interface AnswerDates {
  readonly submittedDate: string | null
  readonly approvals: readonly { approver: Approver; decision: string | null; date: string | null }[]
  readonly reviews: readonly {
    number: ReviewerNumber
    marks?: string | null | undefined
    date?: string | null | undefined
  }[]
}

/** HOD, Dean and reviewers, in the order in which they are asked. */
export const ANSWERERS: readonly { id: string; label: string; timeOf: (details: AnswerDates) => AnswerTime }[] = [
  ...APPROVERS.map((approver) => ({
    id: approver.toLowerCase(),
    label: approver,
    timeOf: (details: AnswerDates) => {
      const { decision, date } = approvalBy(details, approver)
      return timeOf(details.submittedDate, decision, date)
    },
  })),
  ...REVIEWERS.map(({ number, label }) => ({
    id: `reviewer-${number}`,
    label,
    timeOf: (details: AnswerDates) => {
      const { marks = null, date = null } = reviewBy(details, { number })
      return timeOf(details.submittedDate, marks, date)
    },
  })),
]

/** Summarizes the times of each of `ANSWERERS`, whose order those of an application have. `days` is sorted. */
export function summarizeTimes(found: ReadonlyMap<string, readonly AnswerTime[]>) {
  return ANSWERERS.map(({ label }, index) => {
    const times = [...found].map(([applicationId, all]) => ({ applicationId, time: all[index] ?? 'unknown' }))
    const known = times.flatMap(({ applicationId, time }) => (typeof time === 'number' ? { applicationId, time } : []))
    const days = known.map(({ time }) => time).toSorted((one, other) => one - other)
    const answered = times.filter(({ time }) => time !== 'no answer').length
    return { label, known, days, answered, middle: median(days) }
  })
}

function timeOf(submitted: string | null, answer: string | null, date: string | null): AnswerTime {
  if (answer === null) return 'no answer'
  const days = daysBetween(submitted, date)
  // An answer before the submission means that one of the two dates is wrong.
  return days === undefined || days < 0 ? 'unknown' : days
}
