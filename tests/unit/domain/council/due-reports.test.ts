import { expect, test } from 'vitest'
import { getDueReports } from '@/domain/council/due-reports'

const at = (day: string) => new Date(`${day}T00:00:00+05:30`)
const due = (start: string | null, period: string, day: string) =>
  getDueReports(start, period, at(day), 'Asia/Colombo').map(({ report, dueDate }) => `${report.download} ${dueDate}`)

test.each([
  ['2026-01-15', '2 Years', '2026-07-14', []],
  ['2026-01-15', '2 Years', '2026-07-15', ['mid 2026-07-15']],
  ['2026-01-15', '2 Years', '2027-01-15', ['mid 2026-07-15', 'end 2027-01-15']],
  ['2026-01-15', '2 Years', '2028-01-15', ['mid 2026-07-15', 'end 2027-01-15', 'final 2028-01-15']],
  ['2026-01-15', '18 months', '2027-07-15', ['mid 2026-07-15', 'end 2027-01-15', 'final 2027-07-15']],
])('a project begun on %s for %s has, on %s, the reports due: %j', (start, period, day, reports) => {
  expect(due(start, period, day)).toEqual(reports)
})

test('a project that ends within a year needs no year-end report', () => {
  expect(due('2026-01-15', '8 Months', '2030-01-01')).toEqual(['mid 2026-07-15', 'final 2026-09-15'])
})

test('the last day of a month stays within shorter months', () => {
  expect(due('2025-08-31', '2 Years', '2026-03-01')).toEqual(['mid 2026-02-28'])
})

test('a period that cannot be read gives no final report', () => {
  expect(due('2020-01-01', 'until the funds are spent', '2026-01-01')).toEqual(['mid 2020-07-01', 'end 2021-01-01'])
})

test.each([
  ['2 Years', '2028-01-15'],
  ['1 Year 6 Months', '2027-07-15'],
  ['1 year,6 months', '2027-07-15'],
  ['1.5 Years', '2027-07-15'],
  ['24-month', '2028-01-15'],
  ['Two years', '2028-01-15'],
  ['Two (2) Years', '2028-01-15'],
  ['24 months (2 years)', '2028-01-15'],
  ['18MONTHS', '2027-07-15'],
])('a period of %s ends on %s', (period, end) => {
  expect(due('2026-01-15', period, '2040-01-01')).toContain(`final ${end}`)
})

test.each(['1 1/2 years', '1,5 years', 'one and a half years', 'everyone years for it'])(
  'an ambiguous period of %s has no end',
  (period) => {
    expect(due('2026-01-15', period, '2040-01-01')).toEqual(['mid 2026-07-15', 'end 2027-01-15'])
  },
)

test.each([null, '', '0000-00-00', 'soon'])('a project without a start (%j) has nothing due', (start) => {
  expect(due(start, '2 Years', '2030-01-01')).toEqual([])
})

test('days begin at midnight of the time zone', () => {
  const lastSecond = new Date('2026-07-14T18:29:59Z')
  expect(getDueReports('2026-01-15', '2 Years', lastSecond, 'Asia/Colombo')).toEqual([])
  expect(getDueReports('2026-01-15', '2 Years', new Date('2026-07-14T18:30:00Z'), 'Asia/Colombo')).toHaveLength(1)
})
