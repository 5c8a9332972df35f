import { describe, expect, it } from 'vitest'
import { formatCountdown, getDeadlineWarning } from '@/domain/dates/countdown'

const until = new Date('2026-11-30T10:30:00Z')
const before = (milliseconds: number) => new Date(until.getTime() - milliseconds)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('the time left', () => {
  it.each([
    [10 * day + 7 * hour, '10 days'],
    [2 * day, '2 days'],
    [2 * day - 1, '47 hours'],
    [day, '24 hours'],
    [2 * hour, '2 hours'],
    [2 * hour - 1, '119 minutes'],
    [2 * minute - 1, '1 minute'],
    [minute - 1, 'less than a minute'],
    [-5 * day, 'less than a minute'],
  ])('is shown at %i ms before the deadline as %s', (left, words) => {
    expect(formatCountdown(until, before(left))).toBe(words)
  })
})

describe('the warning before a deadline', () => {
  it.each([
    [7 * day + second, undefined],
    [7 * day, '7 d'],
    [day + second, '7 d'],
    [day, '24 h'],
    [hour + second, '24 h'],
    [hour, '1 h'],
    [10 * minute + second, '1 h'],
    [10 * minute, '10 min'],
    [0, '10 min'],
    [-1, undefined],
  ])('is shown at %i ms before it as %s', (left, warning) => {
    expect(getDeadlineWarning(until, before(left))).toBe(warning)
  })
})
