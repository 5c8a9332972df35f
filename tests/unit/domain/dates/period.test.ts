import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getApplicationPeriod, type PeriodDates } from '@/domain/dates/period'

const colombo = 'Asia/Colombo'
const dates: PeriodDates = { openDate: '2026-11-01 08:00', closeDate: '2026-11-30 16:00:00' }
const stateAt = (now: string, given: PeriodDates = dates, zone = colombo) =>
  getApplicationPeriod(given, new Date(now), zone).state

describe('the application period', () => {
  it.each([
    ['2026-11-01T02:29:59Z', 'not-yet'],
    ['2026-11-01T02:29:59.999Z', 'not-yet'],
    ['2026-11-01T02:30:00Z', 'open'],
    ['2026-11-01T02:30:01Z', 'open'],
    ['2026-11-30T10:29:59Z', 'open'],
    ['2026-11-30T10:30:00Z', 'open'],
    ['2026-11-30T10:30:00.999Z', 'open'],
    ['2026-11-30T10:30:01Z', 'closed'],
  ])('at %s is %s', (now, state) => {
    expect(stateAt(now)).toBe(state)
  })

  it.each([
    ['2026-10-31T18:29:59Z', 'not-yet'],
    ['2026-10-31T18:30:00Z', 'open'],
    ['2026-11-30T18:29:59Z', 'open'],
    ['2026-11-30T18:30:00Z', 'closed'],
  ])('of dates without times includes whole days: at %s it is %s', (now, state) => {
    expect(stateAt(now, { openDate: '2026-11-01', closeDate: '2026-11-30' })).toBe(state)
  })

  it('says when it opens and closes', () => {
    expect(getApplicationPeriod(dates, new Date('2026-11-10Z'), colombo)).toEqual({
      state: 'open',
      opensAt: new Date('2026-11-01T02:30:00Z'),
      closesAt: new Date('2026-11-30T10:30:00Z'),
    })
  })

  it('takes the longer reading if an hour occurs twice', () => {
    const night = { openDate: '2026-10-25 01:30', closeDate: '2026-10-25 01:30' }
    expect(stateAt('2026-10-25T00:30:00Z', night, 'Europe/London')).toBe('open')
    expect(stateAt('2026-10-25T01:30:00Z', night, 'Europe/London')).toBe('open')
    expect(stateAt('2026-10-25T01:30:01Z', night, 'Europe/London')).toBe('closed')
  })

  it('closes an hour earlier in UTC during London’s summer time', () => {
    const july = { openDate: '2026-07-01', closeDate: '2026-07-31 16:00' }
    const december = { openDate: '2026-12-01', closeDate: '2026-12-31 16:00' }
    expect(stateAt('2026-07-31T15:00:01Z', july, 'Europe/London')).toBe('closed')
    expect(stateAt('2026-12-31T15:00:01Z', december, 'Europe/London')).toBe('open')
  })

  it.each([
    [undefined, 'loading'],
    ['failed' as const, 'failed'],
    [{ openDate: '', closeDate: '2026-11-30' }, 'unreadable'],
    [{ openDate: '2026-11-01', closeDate: '0000-00-00' }, 'unreadable'],
  ])('is unknown rather than closed for %o', (given, because) => {
    expect(getApplicationPeriod(given, new Date('2026-11-10Z'), colombo)).toEqual({ state: 'unknown', because })
  })

  it('is never open when it closes before it opens', () => {
    const backwards = { openDate: '2026-11-30', closeDate: '2026-11-01' }
    const dates = fc.date({ min: new Date('2026-10-01Z'), max: new Date('2027-01-01Z'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, (now) => {
        expect(getApplicationPeriod(backwards, now, colombo).state).not.toBe('open')
      }),
    )
  })
})
