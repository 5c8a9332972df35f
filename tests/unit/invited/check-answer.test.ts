import { describe, expect, it } from 'vitest'
import { isSameAnswer } from '@/areas/invited/link/answer-state'
import { checkAnswer } from '@/areas/invited/link/answer-state'
import { answering } from '../api/scripted-client'

const seen = (page: Parameters<typeof checkAnswer>[1], details: object) => checkAnswer(answering(details), page, '12')

describe('the host’s reply about an answer', () => {
  it.each([
    ['codes as numbers', { Status: 2.1, hod_decision: 3.2 }],
    ['codes as texts', { Status: '2.1', hod_decision: '3.2' }],
    ['words', { Status: 'Shortlisted', hod_decision: 'Rejected' }],
  ])('is read from %s', async (_, details) => {
    const said = { ...details, hod_remarks: 'Not in this form.', hod_date: '2026-11-20 09:00:00' }
    expect(await seen('hod', said)).toEqual({
      state: 'answered',
      answer: {
        summary: 'Reject',
        facts: [
          { term: 'Decision', description: 'Reject' },
          { term: 'Remarks', description: 'Not in this form.' },
        ],
        date: '2026-11-20 09:00:00',
      },
    })
    expect(await seen('dean', said)).toEqual({ state: 'open' })
  })

  it('reports that no answer is expected any more', async () => {
    const said = { Status: 5.2, reviewer1_marks: 0, reviewer1_date: null }
    expect(await seen('reviewer1', said)).toMatchObject({ state: 'answered', answer: { summary: '0', date: null } })
    expect(await seen('reviewer2', said)).toMatchObject({ state: 'closed' })
  })
})

it.each([
  ['0', 'hod'],
  ['Save', 'reviewer1'],
  ['Deny', 'dean'],
  ['Granted', 'hod'],
  ['Rejected', 'reviewer3'],
] as const)('status %s needs no answer from %s', async (Status, page) => {
  expect(await seen(page, { Status })).toMatchObject({ state: 'closed' })
})

it.each([
  ['Pending', 'hod'],
  ['', 'dean'],
] as const)('a status of “%s” gives %s no information', async (Status, page) => {
  expect(await seen(page, { Status })).toEqual({ state: 'unchecked' })
})

it('a host with two reviewers has no state for the third', async () => {
  expect(await seen('reviewer3', { Status: '3.1', reviewer1_marks: null, reviewer2_marks: null })).toEqual({
    state: 'unchecked',
  })
  expect(await seen('reviewer3', { Status: '3.1', reviewer3_marks: null })).toEqual({ state: 'open' })
})

const MARKED = 'Overall marks: 78\nEvaluation report: report.pdf (12 KB)'
const APPROVED = 'Decision: Approve\nRemarks: A sound plan.\nFund it.'

it.each([
  ['reviewer1', MARKED, { reviewer1_marks: 78 }, true],
  ['reviewer1', MARKED, { reviewer1_marks: '78.00' }, true],
  ['reviewer1', MARKED, { reviewer1_marks: '7.8' }, false],
  ['reviewer1', 'Overall marks: A minus\nEvaluation report: a.pdf', { reviewer1_marks: 'A minus ' }, true],
  ['reviewer1', MARKED, { reviewer1_marks: '' }, false],
  ['dean', APPROVED, { dean_decision: 3.1, dean_remarks: 'A sound plan.\r\nFund it.' }, true],
  ['dean', APPROVED, { dean_decision: 3.2, dean_remarks: 'A sound plan.\nFund it.' }, false],
  ['dean', APPROVED, { dean_decision: 3.1, dean_remarks: 'A sound plan.' }, false],
  ['dean', APPROVED, { dean_decision: 3.1, dean_remarks: '' }, false],
] as const)('%s sent “%s”, and the host shows %o: the same is %s', async (page, sent, shown, isSame) => {
  const state = await seen(page, { Status: '3.1', ...shown })
  expect(state.state === 'answered' && isSameAnswer(sent, state.answer)).toBe(isSame)
})
