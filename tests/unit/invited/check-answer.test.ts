import { describe, expect, it } from 'vitest'
import { checkAnswer, isSameAnswer } from '@/areas/invited/link/answer-state'
import { answering } from '../api/scripted-client'

const checkWithDetails = (page: Parameters<typeof checkAnswer>[1], details: object) =>
  checkAnswer(answering(details), page, '12')

describe('an answer in the host’s details', () => {
  it.each([
    ['codes as numbers', { Status: 2.1, hod_decision: 3.2 }],
    ['codes as texts', { Status: '2.1', hod_decision: '3.2' }],
    ['words', { Status: 'Shortlisted', hod_decision: 'Rejected' }],
  ])('is read from %s', async (_, details) => {
    const hostDetails = { ...details, hod_remarks: 'Not in this form.', hod_date: '2026-11-20 09:00:00' }
    expect(await checkWithDetails('hod', hostDetails)).toEqual({
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
    expect(await checkWithDetails('dean', hostDetails)).toEqual({ state: 'open' })
  })

  it('is recorded with a mark of 0, while a denied application expects no others', async () => {
    const hostDetails = { Status: 5.2, reviewer1_marks: 0, reviewer1_date: null }
    expect(await checkWithDetails('reviewer1', hostDetails)).toMatchObject({
      state: 'answered',
      answer: { summary: '0', date: null },
    })
    expect(await checkWithDetails('reviewer2', hostDetails)).toMatchObject({ state: 'closed' })
  })
})

it.each([
  ['0', 'hod'],
  ['Save', 'reviewer1'],
  ['Deny', 'dean'],
  ['Granted', 'hod'],
  ['Rejected', 'reviewer3'],
] as const)('status %s closes the page of %s', async (Status, page) => {
  expect(await checkWithDetails(page, { Status })).toMatchObject({ state: 'closed' })
})

it.each([
  ['Pending', 'hod'],
  ['', 'dean'],
] as const)('a status of “%s” leaves the page of %s unchecked', async (Status, page) => {
  expect(await checkWithDetails(page, { Status })).toEqual({ state: 'unchecked' })
})

it('a host with two reviewers leaves the page of the third unchecked', async () => {
  expect(await checkWithDetails('reviewer3', { Status: '3.1', reviewer1_marks: null, reviewer2_marks: null })).toEqual({
    state: 'unchecked',
  })
  expect(await checkWithDetails('reviewer3', { Status: '3.1', reviewer3_marks: null })).toEqual({ state: 'open' })
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
] as const)('%s sent “%s”, and the host shows %o: isSameAnswer is %s', async (page, sentText, hostFields, isSame) => {
  const state = await checkWithDetails(page, { Status: '3.1', ...hostFields })
  expect(state.state === 'answered' && isSameAnswer(sentText, state.answer)).toBe(isSame)
})
