import { expect, test } from 'vitest'
import { makeDeadlineEntry } from '@/domain/dates/calendar'
import { calendarFile } from '@/features/calendar-file'

const now = new Date('2026-11-20T09:00:00+05:30')
const zone = { name: 'Asia/Colombo', words: 'Sri Lanka time' }
const deadline = makeDeadlineEntry(new Date('2026-11-30T16:00:00+05:30'), zone)
const report = { id: 'report-mid-20', title: 'Mid-year; due', text: 'Of “Tank, cascades”.', date: '2027-07-01' }

const linesOf = (file: string) => file.split('\r\n')

test('a deadline is the instant at which the council’s clock shows it', () => {
  const lines = linesOf(calendarFile([deadline], 'Research grants', now))
  // 16:00 in Sri Lanka is 10:30 by UTC.
  expect(lines).toContain('DTSTART:20261130T103000Z')
  expect(lines).toContain('DTSTAMP:20261120T033000Z')
  expect(lines).toContain('TRIGGER:-P1D')
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('Applications close 30 Nov 2026\\, 16:00 (Sri Lanka time).')
})

test('a report is due on a day, in any time zone', () => {
  const lines = linesOf(calendarFile([report], 'Research grants', now))
  expect(lines).toContain('DTSTART;VALUE=DATE:20270701')
  expect(lines).toContain('SUMMARY:Mid-year\\; due')
})

test('an entry keeps its id, and a later file takes precedence', () => {
  const later = new Date('2026-11-21T09:00:00+05:30')
  const put = makeDeadlineEntry(new Date('2026-12-07T16:00:00+05:30'), zone)
  const [first, second] = [calendarFile([deadline], 'a', now), calendarFile([put], 'a', later)].map(linesOf)
  const uid = first?.find((line) => line.startsWith('UID:'))
  expect(uid).toBe('UID:deadline-2026@urc.university-of-samanala')
  expect(second).toContain(uid)
  const sequence = (lines: string[] = []) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))
  expect(sequence(second)).toBeGreaterThan(sequence(first))
  expect(sequence(second)).toBeLessThan(2 ** 31)
})

test('a file of several entries is one calendar with standard line ends', () => {
  const file = calendarFile([deadline, report], 'Research grants', now)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
