import { expect, test } from 'vitest'
import {
  getAnswerFilterId,
  makeAnswerWork,
  approverInvitees,
  reviewerInvitees,
  mapInvitees,
  countAnswers,
} from '@/domain/council/invitees'
import { REVIEWERS } from '@/domain/people/reviewers'
import { DECISIONS, type Status } from '@/domain/status/status'

const toApprove = (hod: 'requested' | 'approved' | null, status: Status = '2.1') => ({
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
  const rows = [toApprove(null), toApprove('requested'), toApprove('approved'), toApprove('approved', '3.1')]
  expect(countAnswers(approverInvitees, rows)).toEqual([
    { id: 'hod', label: 'HOD', counts: { answered: 1, requested: 1, 'not-requested': 1 } },
    { id: 'dean', label: 'Dean', counts: { answered: 0, requested: 0, 'not-requested': 3 } },
  ])
})

test('the marks of each reviewer are counted separately, including 0', () => {
  const rows = [toReview(['0', null, null]), toReview(['81', '70', undefined]), toReview([null, null, null], '5.1')]
  const counted = countAnswers(reviewerInvitees, rows).map(({ label, counts }) => [label, counts])
  expect(counted.slice(0, 3)).toEqual([
    ['Reviewer 1', { answered: 2, requested: 0, 'not-requested': 0 }],
    ['Reviewer 2', { answered: 1, requested: 1, 'not-requested': 0 }],
    // The host of the second row has no third reviewer.
    ['Reviewer 3', { answered: 0, requested: 0, 'not-requested': 1 }],
  ])
})

test('each count has a filter that finds the same rows', () => {
  const rows = [toApprove(null), toApprove('requested'), toApprove('approved')]
  const work = makeAnswerWork(approverInvitees)
  for (const { id, counts } of countAnswers(approverInvitees, rows))
    for (const state of ['not-requested', 'requested'] as const) {
      const filter = work.find((one) => one.id === getAnswerFilterId(id, state))
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
  const through = mapInvitees(approverInvitees, (row: { failed: boolean }) =>
    toApprove(row.failed ? null : 'requested'),
  )
  expect(countAnswers(through, [{ failed: true }, { failed: false }])[0]?.counts).toEqual({
    answered: 0,
    requested: 1,
    'not-requested': 1,
  })
})
