import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHostDate } from '@/domain/dates/host-date'
import { getApplicationPeriod } from '@/domain/dates/period'
import { anyText } from '@tests/support/arbitrary-wire'

const ZONES = ['Asia/Colombo', 'UTC', 'Europe/London', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe']
const zone = fc.constantFrom(...ZONES)
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

/** The same moment in each format of a host. */
const written = moment.chain((at) => {
  const text = at.toISOString().slice(0, 19).replace('T', ' ')
  return fc.constantFrom(text, text.slice(0, 16), text.slice(0, 10), text.replace(' ', 'T'), `${text}.000`)
})

const SECOND = 1000

describe('the bounds of the application period', () => {
  it('belong to it, and the seconds beside them do not', () => {
    fc.assert(
      fc.property(written, written, zone, fc.integer({ min: 0, max: 999 }), (openDate, closeDate, place, within) => {
        const at = (time: number) => getApplicationPeriod({ openDate, closeDate }, new Date(time), place)
        const period = at(0)
        if (period.state === 'unknown') throw new Error('These dates can be read')
        const [opens, closes] = [period.opensAt.getTime(), period.closesAt.getTime()]
        expect(at(opens - SECOND + within).state).toBe('not-yet')
        expect(at(closes + SECOND + within).state).toBe(closes + SECOND < opens ? 'not-yet' : 'closed')
        const isPeriod = opens <= closes
        expect([at(opens + within).state, at(closes + within).state].includes('open')).toBe(isPeriod)
        if (isPeriod) expect([at(opens + within).state, at(closes + within).state]).toEqual(['open', 'open'])
      }),
    )
  })

  it('never order a later moment before an earlier one', () => {
    const ORDER = ['not-yet', 'open', 'closed']
    fc.assert(
      fc.property(written, written, zone, moment, moment, (openDate, closeDate, place, one, other) => {
        const [earlier = one, later = other] = [one, other].toSorted((a, b) => a.getTime() - b.getTime())
        const place1 = ORDER.indexOf(getApplicationPeriod({ openDate, closeDate }, earlier, place).state)
        expect(place1).toBeLessThanOrEqual(
          ORDER.indexOf(getApplicationPeriod({ openDate, closeDate }, later, place).state),
        )
      }),
    )
  })

  it('are unknown for dates that cannot be read, whatever is in them', () => {
    fc.assert(
      fc.property(anyText, written, moment, (junk, date, now) => {
        fc.pre(readHostDate(junk) === undefined)
        for (const dates of [
          { openDate: junk, closeDate: date },
          { openDate: date, closeDate: junk },
        ])
          expect(getApplicationPeriod(dates, now, 'Asia/Colombo')).toEqual({ state: 'unknown', because: 'unreadable' })
      }),
    )
  })
})
