import { APPROVERS, approvalBy, type Approver } from '../people/approvers'
import { readHostDate } from '../dates/host-date'
import { reviewBy, REVIEWERS, type ReviewerNumber } from '../people/reviewers'

const DAY = 24 * 60 * 60 * 1000

/** Whole days from one date of the host to another, by the calendar; undefined where one of them cannot be read. */
export function daysBetween(from: string | null, to: string | null): number | undefined {
  const [start, end] = [readHostDate(from), readHostDate(to)]
  if (!start || !end) return undefined
  const noon = ({ year, month, day }: typeof start) => Date.UTC(year, month - 1, day)
  return (noon(end) - noon(start)) / DAY
}

/** `unknown`: there is an answer, and how long it took cannot be told from the dates. */
export type AnswerTime = number | 'no answer' | 'unknown'

interface Answered {
  readonly submittedDate: string | null
  readonly approvals: readonly { approver: Approver; decision: string | null; date: string | null }[]
  readonly reviews: readonly {
    number: ReviewerNumber
    marks?: string | null | undefined
    date?: string | null | undefined
  }[]
}

/** Who answers an application, in the order in which they are asked. */
export const ANSWERERS: readonly { id: string; label: string; timeOf: (details: Answered) => AnswerTime }[] = [
  ...APPROVERS.map((approver) => ({
    id: approver.toLowerCase(),
    label: approver,
    timeOf: (details: Answered) => {
      const { decision, date } = approvalBy(details, approver)
      return timeOf(details.submittedDate, decision, date)
    },
  })),
  ...REVIEWERS.map(({ number, label }) => ({
    id: `reviewer-${number}`,
    label,
    timeOf: (details: Answered) => {
      const { marks = null, date = null } = reviewBy(details, { number })
      return timeOf(details.submittedDate, marks, date)
    },
  })),
]

function timeOf(submitted: string | null, answer: string | null, date: string | null): AnswerTime {
  if (answer === null) return 'no answer'
  const days = daysBetween(submitted, date)
  // An answer before the question is a mistake in one of the two dates.
  return days === undefined || days < 0 ? 'unknown' : days
}
