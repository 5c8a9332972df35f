import { describe, expect, it } from 'vitest'
import { formatHostDate, getHostDateOrder, isPlausibleDay, readHostDate } from '@/domain/dates/host-date'

describe('dates of the host', () => {
  it.each([
    ['2026-11-30', undefined],
    ['2026-11-30 16:00', { hour: 16, minute: 0, second: 0 }],
    ['2026-11-30 16:00:59', { hour: 16, minute: 0, second: 59 }],
    ['2026-11-30T16:00', { hour: 16, minute: 0, second: 0 }],
    [' 2026-11-30 16:00:59.000000 ', { hour: 16, minute: 0, second: 59 }],
  ])('are read from "%s"', (text, time) => {
    expect(readHostDate(text)).toEqual({ year: 2026, month: 11, day: 30, time })
  })

  it.each([
    '',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '2026-02-30',
    '2026-13-01',
    '2026-11-30 24:00',
    '30/11/2026',
    null,
    undefined,
  ])('are not read from %s', (text) => {
    expect(readHostDate(text)).toBeUndefined()
  })

  it('are ordered by day and time, and invalid dates have no place', () => {
    const inOrder = ['2025-12-31', '2026-01-01', '2026-01-01 09:30', '2026-01-01 09:30:01', '2026-11-02 00:00:00']
    const places = inOrder.map(getHostDateOrder)
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
    expect(new Set(places).size).toBe(inOrder.length)
    expect(['0000-00-00', 'soon', '', null].map(getHostDateOrder)).toEqual([null, null, null, null])
  })

  it('are shown unambiguously, or unchanged if they are not dates', () => {
    expect(formatHostDate('2026-11-30 16:00:00')).toBe('30 Nov 2026, 16:00')
    expect(formatHostDate('2026-09-01 09:05')).toBe('1 Sep 2026, 09:05')
    expect(formatHostDate('2026-09-01')).toBe('1 Sep 2026')
    expect(formatHostDate('soon')).toBe('soon')
    expect(formatHostDate(null)).toBe('')
  })
})

it.each(['2000-01-01', '2026-11-20', '2099-12-31'])('%s is a plausible day', (day) => {
  expect(isPlausibleDay(day)).toBe(true)
})

it.each(['1999-12-31', '2100-01-01', '0027-01-01', '202701-01-01', '2027-02-29', '0000-00-00', '2027-01-01 08:00', ''])(
  '"%s" is no plausible day',
  (day) => {
    expect(isPlausibleDay(day)).toBe(false)
  },
)
