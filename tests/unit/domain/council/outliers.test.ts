import { describe, expect, test } from 'vitest'
import { isOutlier, median, getTukeyFences } from '@/domain/council/outliers'

describe('the median', () => {
  test.each([
    [[], undefined],
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %s', (values, middle) => {
    expect(median(values)).toBe(middle)
  })
})

describe('the fences', () => {
  test('lie one and a half hinge distances outside the hinges', () => {
    // Nine values: the hinges are 3 and 7, the medians of the five lowest and the five highest.
    expect(getTukeyFences([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ low: -3, high: 13 })
    // Eight values: the hinges are 2.5 and 6.5, the medians of two halves without a middle.
    expect(getTukeyFences([8, 7, 6, 5, 4, 3, 2, 1])).toEqual({ low: -3.5, high: 12.5 })
  })

  test('are not drawn around fewer than five values', () => {
    expect(getTukeyFences([81, 0, 78, 93])).toBeUndefined()
    expect(isOutlier(0, undefined)).toBe(false)
  })

  test('exclude a 0 among good marks, and no value on a fence', () => {
    const fences = getTukeyFences([78, 81, 0, 93, 87, 89])
    expect(isOutlier(0, fences)).toBe(true)
    for (const mark of [78, 81, 87, 89, 93]) expect(isOutlier(mark, fences)).toBe(false)
    expect(isOutlier(13, { low: -3, high: 13 })).toBe(false)
    expect(isOutlier(13.5, { low: -3, high: 13 })).toBe(true)
  })

  test('call every other mark an outlier if most are equal', () => {
    const fences = getTukeyFences([70, 70, 70, 70, 71])
    expect(fences).toEqual({ low: 70, high: 70 })
    expect(isOutlier(71, fences)).toBe(true)
  })
})
