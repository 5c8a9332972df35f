import { APPROVERS, type Approver } from '@/domain/people/approvers'
import { REVIEWERS, type ReviewerNumber } from '@/domain/people/reviewers'
import { recordsOf, type Columns, type RepeatedColumns } from '@/wire/contract/record'
import { NAMES } from './names'

export const record = recordsOf(NAMES)

/** @param mayBeAbsent columns that are undefined on hosts without the reviewer */
export const ofReviewers = <Absent extends Columns, Each extends Columns | undefined = undefined>(
  mayBeAbsent: Absent,
  columns?: Each,
): RepeatedColumns<{ readonly number: ReviewerNumber }, Each, Absent> => ({
  items: REVIEWERS.map(({ number, mayBeAbsent: absent }) => ({
    item: { number },
    placeholder: String(number),
    mayBeAbsent: absent,
  })),
  ...(columns && { columns }),
  mayBeAbsent,
})

export const ofApprovers = <Each extends Columns>(
  columns: Each,
): RepeatedColumns<{ readonly approver: Approver }, Each, undefined> => ({
  items: APPROVERS.map((approver) => ({ item: { approver }, placeholder: approver.toLowerCase() })),
  columns,
})

const LATER_REVIEWERS = REVIEWERS.filter(({ mayBeAbsent }) => mayBeAbsent).map(({ number }) => `reviewer${number}`)

/** Matches the columns of reviewers that only later hosts have (docs/host.md#missing-keys). */
export const ofLaterReviewers = new RegExp(`^(${LATER_REVIEWERS.join('|')})`)
