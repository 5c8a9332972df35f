import { describe, expect, test } from 'vitest'
import type { DecisionCode, Status } from '@/domain/status/status'
import {
  makeAgreementWork,
  approvalWork,
  makeAwardLetterWork,
  budgetWork,
  countWork,
  decisionWork,
  shortlistingWork,
  makeReportWork,
  reviewWork,
  mapWork,
} from '@/domain/council/to-do'

const idsOf = (counts: ReturnType<typeof countWork>) => counts.map(({ id, count }) => [id, count])

test('new applications are listed for shortlisting or rejection, others are not', () => {
  const rows = (['1', '2.1', '2.2', '1', 'unknown'] as const).map((status) => ({ status }))
  expect(idsOf(countWork(shortlistingWork, rows))).toEqual([['order', 2]])
})

test('work without rows is not listed', () => {
  expect(countWork(shortlistingWork, [])).toEqual([])
})

test('a row is listed by its known state', () => {
  const work = mapWork(shortlistingWork, (row: { shown: 'old' | 'new' }) => ({
    status: row.shown === 'new' ? ('1' as const) : ('2.1' as const),
  }))
  expect(idsOf(countWork(work, [{ shown: 'new' }, { shown: 'old' }]))).toEqual([['order', 1]])
})

test('a late request is also unanswered', () => {
  const approvals = [
    { decision: null, sent: true, isLate: true },
    { decision: null, sent: true },
  ]
  expect(idsOf(countWork(approvalWork, [{ status: '2.1', approvals }]))).toEqual([
    ['answer', 1],
    ['late', 1],
  ])
  const reviews = [
    { marks: null, sent: true, isLate: true },
    { marks: '70', sent: true, isLate: true },
  ]
  const rows = [
    { status: '3.1' as const, reviews },
    { status: '3.1' as const, reviews: reviews.slice(1) },
  ]
  expect(idsOf(countWork(reviewWork, rows))).toEqual([
    ['marks', 1],
    ['late', 1],
  ])
})

describe('HOD and Dean', () => {
  type Answer = DecisionCode | 'requested' | null
  const row = (hod: Answer, dean: Answer, status: Status = '2.1') => ({
    status,
    approvals: [hod, dean].map((answer) => ({
      decision: answer === 'requested' ? null : answer,
      sent: answer !== null,
    })),
  })

  test.each([
    ['nobody asked', row(null, null), ['ask']],
    ['one asked, one not', row('requested', null), ['ask', 'answer']],
    ['one has answered, one not asked', row('3.1', null), ['ask']],
    ['both asked', row('requested', 'requested'), ['answer']],
    ['one has answered, one asked', row('requested', '3.1'), ['answer']],
    ['both have answered', row('3.1', '3.1'), []],
    ['no longer shortlisted', row(null, null, '3.1'), []],
  ])('%s', (_, one, ids) => {
    expect(countWork(approvalWork, [one]).map(({ id }) => id)).toEqual(ids)
  })
})

describe('reviewers', () => {
  type Review = string | null
  /** `''` is invited without a mark, null not invited, undefined a reviewer whom the host does not have. */
  const row = (one: Review, two: Review, three: Review | undefined, status: Status = '3.1') => ({
    status,
    reviews: [one, two, three].map((review) => ({
      marks: review === undefined ? undefined : review || null,
      sent: review !== undefined && review !== null,
    })),
  })

  test.each([
    ['nobody invited', row(null, null, null), ['invite']],
    ['one mark missing, the third not invited', row('78', '', null), ['invite', 'marks']],
    ['every mark of those invited is in, the third not invited', row('78', '64', null), ['invite']],
    ['all invited, one mark missing', row('78', '', '0'), ['marks']],
    ['every mark is in, a nought among them', row('78', '0', '81'), []],
    ['two reviewers, both marks in', row('78', '64', undefined), []],
    ['two reviewers, one mark missing', row('78', '', undefined), ['marks']],
    ['the grant is already decided', row(null, null, null, '5.1'), []],
  ])('%s', (_, one, ids) => {
    expect(countWork(reviewWork, [one]).map(({ id }) => id)).toEqual(ids)
  })
})

describe('decisions', () => {
  type Mark = string | null
  /** With two marks, the host has no third reviewer. */
  const row = ([one, two, ...third]: [Mark, Mark, Mark?], status: Status = '3.1') => ({
    status,
    reviews: [one, two, third[0]].map((marks) => ({ marks })),
  })
  const ready = (rows: ReturnType<typeof row>[]) => countWork(decisionWork, rows)[0]?.count ?? 0

  test('wait for every mark where the host has three reviewers', () => {
    expect(ready([row(['81', '0', 'A minus']), row(['81', '70', null]), row(['81', '70', '60'], '5.1')])).toBe(1)
  })

  test('wait for two marks where the host has two reviewers', () => {
    expect(ready([row(['81', '70']), row([null, '70'])])).toBe(1)
  })

  test('wait for the third mark even if no application has one', () => {
    expect(ready([row(['81', '70', null])])).toBe(0)
  })

  test('are open only between the approvals and the grant', () => {
    expect(ready([row(['81', '70', '60'], '2.1'), row(['81', '70', '60'], '5.2')])).toBe(0)
  })
})

describe('after the grant', () => {
  test('award letters that the host does not have are listed', () => {
    expect(
      idsOf(countWork(makeAwardLetterWork(new Set(['3'])), [{ applicationId: '3' }, { applicationId: '4' }])),
    ).toEqual([['letter', 1]])
  })

  test('agreements are listed to request, then to return, until signed', () => {
    const row = (applicationId: string, requested: boolean, status: Status = '5.1') => ({
      applicationId,
      requested,
      status,
    })
    const rows = [row('1', false), row('2', true), row('3', true), row('4', false), row('5', false, '5.2')]
    expect(idsOf(countWork(makeAgreementWork(new Set(['1', '2', '5'])), rows))).toEqual([
      ['request', 1],
      ['return', 1],
    ])
  })

  test('budget revisions that were sent and not decided on are listed', () => {
    const rows = [
      { uploadedAt: '2026-11-12 15:20:00', decision: 'Pending' },
      { uploadedAt: null, decision: 'Pending' },
      { uploadedAt: '2026-11-12 15:20:00', decision: 'Rejected' },
    ]
    expect(idsOf(countWork(budgetWork, rows))).toEqual([['decide', 1]])
  })

  test('reports that are due and missing are listed', () => {
    expect(
      idsOf(countWork(makeReportWork(new Map([['7', ['mid']]])), [{ applicationId: '7' }, { applicationId: '8' }])),
    ).toEqual([['report', 1]])
  })
})
