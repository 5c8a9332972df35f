import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDateTimeInZone,
  getDayInZone,
  formatInZone,
  getInstantInZone,
  getYearInZone,
} from '@/domain/dates/zoned-time'

const at = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
})

const utcOf = (wall: ReturnType<typeof at>, zone: string, choose: 'earlier' | 'later' = 'later') =>
  getInstantInZone(wall, zone, choose).toISOString()

describe('the instant of a wall time', () => {
  it('is five and a half hours earlier in UTC than in Colombo', () => {
    expect(utcOf(at(2026, 11, 30, 16), 'Asia/Colombo')).toBe('2026-11-30T10:30:00.000Z')
    expect(utcOf(at(2026, 1, 1), 'Asia/Colombo', 'earlier')).toBe('2025-12-31T18:30:00.000Z')
  })

  it('follows summer time', () => {
    expect(utcOf(at(2026, 1, 15, 12), 'Europe/London')).toBe('2026-01-15T12:00:00.000Z')
    expect(utcOf(at(2026, 7, 15, 12), 'Europe/London')).toBe('2026-07-15T11:00:00.000Z')
    expect(utcOf(at(2026, 7, 15, 12), 'America/New_York')).toBe('2026-07-15T16:00:00.000Z')
  })

  it('can be either of two when the clocks are set back', () => {
    const wall = at(2026, 10, 25, 1, 30)
    expect(utcOf(wall, 'Europe/London', 'earlier')).toBe('2026-10-25T00:30:00.000Z')
    expect(utcOf(wall, 'Europe/London')).toBe('2026-10-25T01:30:00.000Z')
  })

  it('is extrapolated within an hour that the clocks skip', () => {
    for (const choose of ['earlier', 'later'] as const) {
      // 02:30 does not exist on this day in New York; it is 03:30 by the new time.
      expect(utcOf(at(2026, 3, 8, 2, 30), 'America/New_York', choose)).toBe('2026-03-08T07:30:00.000Z')
    }
  })

  it('is found if a whole day was skipped', () => {
    expect(utcOf(at(2011, 12, 31, 12), 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  it('refuses a zone that does not exist', () => {
    expect(() => getInstantInZone(at(2026, 1, 1), 'Asia/Atlantis', 'later')).toThrow(RangeError)
  })

  it('round-trips to the same wall time in any zone', () => {
    const zones = ['Asia/Colombo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2000-01-01Z'), max: new Date('2060-01-01Z'), noInvalidDate: true }),
        fc.constantFrom('earlier' as const, 'later' as const),
        (zone, date, choose) => {
          const instant = new Date(Math.floor(date.getTime() / 1000) * 1000)
          const found = getInstantInZone(wallTimeOf(instant, zone), zone, choose)
          expect(wallTimeOf(found, zone)).toEqual(wallTimeOf(instant, zone))
          expect(choose === 'earlier' ? found <= instant : found >= instant).toBe(true)
        },
      ),
    )
  })
})

/** Returns the time on a zone's clocks, by another formatter than the one under test. */
function wallTimeOf(instant: Date, zone: string) {
  const [date = '', time = ''] = instant.toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return { year, month, day, hour, minute, second }
}

describe('an instant for reading', () => {
  it.each([
    ['2026-11-30T10:30:00Z', 'Asia/Colombo', '30 Nov 2026, 16:00'],
    ['2026-11-30T18:30:00Z', 'Asia/Colombo', '1 Dec 2026, 00:00'],
    ['2026-09-05T08:05:00Z', 'Europe/London', '5 Sep 2026, 09:05'],
  ])('%s in %s is %s', (instant, zone, shown) => {
    expect(formatInZone(new Date(instant), zone)).toBe(shown)
  })
})

describe('the day and the year of an instant', () => {
  it.each([
    ['2026-12-31T18:29:59Z', 'Asia/Colombo', '2026-12-31'],
    ['2026-12-31T18:30:00Z', 'Asia/Colombo', '2027-01-01'],
    ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31'],
    ['2027-01-01T00:00:00Z', 'UTC', '2027-01-01'],
    ['2026-11-20T20:00:00Z', 'Asia/Colombo', '2026-11-21'],
  ])('are those of the zone: %s in %s is %s', (instant, zone, day) => {
    expect(getDayInZone(new Date(instant), zone)).toBe(day)
    expect(getYearInZone(new Date(instant), zone)).toBe(Number(day.slice(0, 4)))
  })
})

describe('date and time of an instant', () => {
  it.each([
    ['2026-11-30T10:30:05.999Z', 'Asia/Colombo', '2026-11-30 16:00:05'],
    ['2026-12-31T18:30:00Z', 'Asia/Colombo', '2027-01-01 00:00:00'],
    ['2026-07-05T08:05:00Z', 'Europe/London', '2026-07-05 09:05:00'],
  ])('%s in %s is %s', (instant, zone, written) => {
    expect(formatDateTimeInZone(new Date(instant), zone)).toBe(written)
  })
})
