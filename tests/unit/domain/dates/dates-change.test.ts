import { expect, it } from 'vitest'
import { describeDatesChange } from '@/domain/dates/dates-change'
import { getApplicationPeriod } from '@/domain/dates/period'

const ZONE = 'Asia/Colombo'
const now = new Date('2026-11-20T09:00:00+05:30')

function change(typed: [string, string], present: [string, string] | 'failed', year = '2026') {
  const [[openDate = '', openTime = ''], [closeDate = '', closeTime = '']] = typed.map((moment) =>
    moment.split(' '),
  ) as [string[], string[]]
  const dates = present === 'failed' ? present : { openDate: present[0], closeDate: present[1] }
  const period = getApplicationPeriod(dates, now, ZONE)
  const { sentences, needsConfirmation } = describeDatesChange(
    { openDate, openTime, closeDate, closeTime, year },
    period,
    now,
    ZONE,
  )
  return `${needsConfirmation ? 'asks' : 'tells'}: ${sentences.join(' ')}`
}

const OPEN: [string, string] = ['2026-11-01 08:00', '2026-11-30 16:00']
const TO_COME: [string, string] = ['2026-12-01 08:00', '2026-12-30 16:00']
const OVER: [string, string] = ['2026-10-01 08:00', '2026-10-30 16:00']
const CLOSES_NOW = 'Applications are open now and would close at once: who has not submitted yet could do so no more.'

it.each<[string, [string, string], [string, string] | 'failed', string]>([
  ['an open call that ends in the past', ['2026-11-01 08:00', '2026-11-19 16:00'], OPEN, `asks: ${CLOSES_NOW}`],
  [
    'an open call that is put off',
    ['2026-12-01 08:00', '2026-12-30 16:00'],
    OPEN,
    `asks: ${CLOSES_NOW} They would open again on 1 Dec 2026, 08:00.`,
  ],
  [
    'an open call that closes today',
    ['2026-11-01 08:00', '2026-11-20 16:00'],
    OPEN,
    'asks: Applicants would have less time: applications would close today, on 20 Nov 2026, 16:00 in place of 30 Nov 2026, 16:00.',
  ],
  [
    'an open call that closes later',
    ['2026-11-01 08:00', '2026-12-05 16:00'],
    OPEN,
    'tells: Applicants would have more time: applications would close on 5 Dec 2026, 16:00 in place of 30 Nov 2026, 16:00.',
  ],
  ['dates as they are', OPEN, OPEN, 'tells: '],
  [
    'an end in the past without an open call',
    ['2026-11-01 08:00', '2026-11-19 16:00'],
    OVER,
    'asks: The closing time, 19 Nov 2026, 16:00, is over: nobody could submit.',
  ],
  [
    'an end in the past, where the dates could not be read',
    ['2026-11-01 08:00', '2026-11-19 16:00'],
    'failed',
    'asks: The closing time, 19 Nov 2026, 16:00, is over: nobody could submit.',
  ],
  [
    'a call that opens later than announced',
    ['2026-12-05 08:00', '2026-12-30 16:00'],
    TO_COME,
    'asks: Applications would open later than announced: on 5 Dec 2026, 08:00 in place of 1 Dec 2026, 08:00.',
  ],
  ['a call that opens at once', OPEN, OVER, 'tells: Applications would open at once.'],
  ['the next call', TO_COME, OVER, 'tells: '],
])('the effect is described for %s', (_, typed, present, told) => {
  expect(change(typed, present)).toBe(told)
})

it('a year of neither date is named', () => {
  const acrossYears: [string, string] = ['2026-12-01 08:00', '2027-01-30 16:00']
  expect(change(acrossYears, OVER, '2026')).toBe('tells: ')
  expect(change(acrossYears, OVER, '2027')).toBe('tells: ')
  expect(change(acrossYears, OVER, '2028')).toBe('asks: The year 2028 fits neither of the two dates.')
})
