import { expect, test } from 'vitest'
import { findLastReviewerNumber } from '@/areas/council/decisions/approved-list'
import { REVIEWERS } from '@/domain/people/reviewers'

const rowWith = (marks: readonly (string | null | undefined)[]) => ({
  reviews: REVIEWERS.map(({ number }, index) => ({ number, marks: marks[index] })),
})

test('the last reviewer with marks is found among 200,000 applications', () => {
  const rows = Array.from({ length: 200_000 }, () => rowWith([null, undefined, undefined]))
  expect(findLastReviewerNumber(rows)).toBe(1)
  expect(findLastReviewerNumber([...rows, rowWith(['70', '80', null])])).toBe(3)
  expect(findLastReviewerNumber([])).toBe(0)
})
