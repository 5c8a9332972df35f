import { APPROVERS, approvalBy, type Approver } from '../people/approvers'
import { median } from './outliers'
import { readHostDate } from '../dates/host-date'
import { reviewBy, REVIEWERS, type ReviewerNumber } from '../people/reviewers'

const DAY_IN_MS = 24 * 60 * 60 * 1000

/** Returns the calendar days between two host dates; undefined if one of them is unreadable. */
export function countDaysBetween(from: string | null, to: string | null): number | undefined {
  const [start, end] = [readHostDate(from), readHostDate(to)]
  if (!start || !end) return undefined
  const toUtcDay = ({ year, month, day }: typeof start) => Date.UTC(year, month - 1, day)
  return (toUtcDay(end) - toUtcDay(start)) / DAY_IN_MS
}

/** `unknown` means that there is an answer, but that the dates give no valid duration. */
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
export const RESPONDENTS: readonly {
  id: string
  label: string
  getAnswerTime: (details: AnswerDates) => AnswerTime
}[] = [
  ...APPROVERS.map((approver) => ({
    id: approver.toLowerCase(),
    label: approver,
    getAnswerTime: (details: AnswerDates) => {
      const { decision, date } = approvalBy(details, approver)
      return toAnswerTime(details.submittedDate, decision, date)
    },
  })),
  ...REVIEWERS.map(({ number, label }) => ({
    id: `reviewer-${number}`,
    label,
    getAnswerTime: (details: AnswerDates) => {
      const { marks = null, date = null } = reviewBy(details, { number })
      return toAnswerTime(details.submittedDate, marks, date)
    },
  })),
]

/** Summarizes the times of each of `ANSWERERS`. Each application lists its times in the same order. Sorts `days`. */
export function summarizeTimes(timesById: ReadonlyMap<string, readonly AnswerTime[]>) {
  return RESPONDENTS.map(({ label }, index) => {
    const times = [...timesById].map(([applicationId, applicationTimes]) => ({
      applicationId,
      time: applicationTimes[index] ?? 'unknown',
    }))
    const knownTimes = times.flatMap(({ applicationId, time }) =>
      typeof time === 'number' ? { applicationId, time } : [],
    )
    const days = knownTimes.map(({ time }) => time).toSorted((one, other) => one - other)
    const answerCount = times.filter(({ time }) => time !== 'no answer').length
    return { label, knownTimes, days, answerCount, medianDays: median(days) }
  })
}

function toAnswerTime(submitted: string | null, answer: string | null, date: string | null): AnswerTime {
  if (answer === null) return 'no answer'
  const days = countDaysBetween(submitted, date)
  // An answer before the submission means that one of the two dates is wrong.
  return days === undefined || days < 0 ? 'unknown' : days
}
