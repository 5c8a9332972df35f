import { expect, test } from 'vitest'
import {
  answerFilter,
  answerWork,
  askedApprovers,
  askedReviewers,
  askedThrough,
  countAnswers,
} from '@/domain/council/answers'
import { REVIEWERS } from '@/domain/people/reviewers'
import { DECISIONS, type Status } from '@/domain/status/status'

const toApprove = (hod: 'asked' | 'approved' | null, status: Status = '2.1') => ({
  status,
  approvals: [
    { approver: 'HOD' as const, decision: hod === 'approved' ? DECISIONS.approved : null, sent: hod !== null },
    { approver: 'Dean' as const, decision: null, sent: false },
  ],
})

const toReview = (marks: readonly (string | null | undefined)[], status: Status = '3.1') => ({
  status,
  reviews: REVIEWERS.map(({ number }) => ({ number, marks: marks[number - 1], sent: number < 3 })),
})

test('the answers of HOD and Dean are counted separately while shortlisted', () => {
  const rows = [toApprove(null), toApprove('asked'), toApprove('approved'), toApprove('approved', '3.1')]
  expect(countAnswers(askedApprovers, rows)).toEqual([
    { id: 'hod', label: 'HOD', counts: { answered: 1, asked: 1, 'to ask': 1 } },
    { id: 'dean', label: 'Dean', counts: { answered: 0, asked: 0, 'to ask': 3 } },
  ])
})

test('the marks of each reviewer are counted separately, including 0', () => {
  const rows = [toReview(['0', null, null]), toReview(['81', '70', undefined]), toReview([null, null, null], '5.1')]
  const counted = countAnswers(askedReviewers, rows).map(({ label, counts }) => [label, counts])
  expect(counted.slice(0, 3)).toEqual([
    ['Reviewer 1', { answered: 2, asked: 0, 'to ask': 0 }],
    ['Reviewer 2', { answered: 1, asked: 1, 'to ask': 0 }],
    // The host of the second row has no third reviewer.
    ['Reviewer 3', { answered: 0, asked: 0, 'to ask': 1 }],
  ])
})

test('each count has a filter that finds the same rows', () => {
  const rows = [toApprove(null), toApprove('asked'), toApprove('approved')]
  const work = answerWork(askedApprovers)
  for (const { id, counts } of countAnswers(askedApprovers, rows))
    for (const state of ['to ask', 'asked'] as const) {
      const filter = work.find((one) => one.id === answerFilter(id, state))
      expect(rows.filter((row) => filter?.matches(row))).toHaveLength(counts[state])
    }
  expect(work.map(({ label }) => label)).toEqual([
    'HOD not asked',
    'No answer from HOD',
    'Dean not asked',
    'No answer from Dean',
  ])
})

test('a person is counted by local information beside the host’s', () => {
  const through = askedThrough(askedApprovers, (row: { failed: boolean }) => toApprove(row.failed ? null : 'asked'))
  expect(countAnswers(through, [{ failed: true }, { failed: false }])[0]?.counts).toEqual({
    answered: 0,
    asked: 1,
    'to ask': 1,
  })
})
