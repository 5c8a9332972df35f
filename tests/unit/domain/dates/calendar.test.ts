import { expect, test } from 'vitest'
import { makeDeadlineEntry, makeReportEntries } from '@/domain/dates/calendar'

const zone = { name: 'Asia/Colombo', words: 'Sri Lanka time' }

test('the deadline is an instant in the council’s time zone', () => {
  const closesAt = new Date('2026-11-30T16:00:00+05:30')
  expect(makeDeadlineEntry(closesAt, zone)).toEqual({
    id: 'deadline-2026',
    title: 'Applications for research grants close',
    text: 'Applications close 30 Nov 2026, 16:00 (Sri Lanka time).',
    date: closesAt,
  })
})

test('a postponed deadline keeps its id in the council’s year', () => {
  const idOf = (closesAt: string) => makeDeadlineEntry(new Date(closesAt), zone).id
  expect(idOf('2026-12-07T16:00:00+05:30')).toBe('deadline-2026')
  expect(idOf('2026-12-31T19:00:00Z')).toBe('deadline-2027')
})

const grant = { applicationId: '20', projectTitle: 'Tank cascades', startDate: '2027-01-01', period: '2 Years' }

test('each unsent report of a project is a day', () => {
  expect(makeReportEntries(grant, ['progress_midyear']).map(({ id, date }) => [id, date])).toEqual([
    ['report-end-20', '2028-01-01'],
    ['report-final-20', '2029-01-01'],
  ])
})

test('an unknown start gives no day, an unknown length no final report', () => {
  expect(makeReportEntries({ ...grant, startDate: null }, [])).toEqual([])
  expect(makeReportEntries({ ...grant, period: 'as agreed' }, []).map(({ id }) => id)).toEqual([
    'report-mid-20',
    'report-end-20',
  ])
})
