import { expect, test } from 'vitest'
import { RESPONDENTS, countDaysBetween, summarizeTimes } from '@/domain/council/answer-times'
import { REVIEWERS } from '@/domain/people/reviewers'

test.each([
  ['2026-11-10', '2026-11-10 23:59:59', 0],
  ['2026-11-10 23:59:00', '2026-11-11 00:01:00', 1],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-11-10', '2026-11-08', -2],
  ['2026-11-10', null, undefined],
  [null, '2026-11-10', undefined],
  ['2026-11-10', '0000-00-00', undefined],
])('from %s to %s are %s days by the calendar', (from, to, days) => {
  expect(countDaysBetween(from, to)).toBe(days)
})

const timesOf = (hod: { decision: string | null; date: string | null }, submittedDate: string | null = '2026-10-01') =>
  Object.fromEntries(
    RESPONDENTS.map(({ label, getAnswerTime }) => [
      label,
      getAnswerTime({
        submittedDate,
        approvals: [
          { approver: 'HOD', ...hod },
          { approver: 'Dean', decision: null, date: null },
        ],
        reviews: [
          { number: 1, marks: '0', date: '2026-10-31 10:00:00' },
          { number: 2, marks: '81', date: null },
          ...REVIEWERS.slice(2).map(({ number }) => ({ number, marks: undefined })),
        ],
      }),
    ]),
  )

test('an answer time starts at the submission, for each person', () => {
  expect(timesOf({ decision: '3.1', date: '2026-10-08 10:00:00' })).toEqual({
    HOD: 7,
    Dean: 'no answer',
    'Reviewer 1': 30,
    'Reviewer 2': 'unknown',
    ...Object.fromEntries(REVIEWERS.slice(2).map(({ label }) => [label, 'no answer'])),
  })
})

test('a time without valid dates is unknown', () => {
  expect(timesOf({ decision: '3.1', date: '2026-09-30' }).HOD).toBe('unknown')
  expect(timesOf({ decision: '3.1', date: null }).HOD).toBe('unknown')
  expect(timesOf({ decision: '3.1', date: '2026-10-08' }, null).HOD).toBe('unknown')
  // A date without an answer means nothing.
  expect(timesOf({ decision: null, date: '2026-10-08' }).HOD).toBe('no answer')
})

test('the times of all applications are summarized for each person', () => {
  const rest = RESPONDENTS.slice(2).map(() => 'no answer' as const)
  const [hod, dean, reviewer] = summarizeTimes(
    new Map([
      ['1', [9, 'unknown', ...rest]],
      ['2', [4, 'no answer', ...rest]],
    ]),
  )
  expect(hod).toMatchObject({ label: 'HOD', answerCount: 2, days: [4, 9], medianDays: 6.5 })
  expect(hod?.knownTimes).toEqual([
    { applicationId: '1', time: 9 },
    { applicationId: '2', time: 4 },
  ])
  expect(dean).toMatchObject({ label: 'Dean', answerCount: 1, days: [], medianDays: undefined })
  expect(reviewer).toMatchObject({ label: 'Reviewer 1', answerCount: 0, knownTimes: [] })
})
