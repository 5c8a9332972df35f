import { describe, expect, it } from 'vitest'
import { centreOnSheet, getStoredSize } from '@/pdf/photos/page-geometry'

const PORTRAIT = { width: 595.28, height: 841.89 }
const LANDSCAPE = { width: 841.89, height: 595.28 }

describe('a photo on its page', () => {
  it.each([
    ['portrait', { width: 1200, height: 1600 }, PORTRAIT],
    ['landscape', { width: 1600, height: 1200 }, LANDSCAPE],
    ['square', { width: 900, height: 900 }, PORTRAIT],
  ])('has A4 in its orientation: %s', (_, photo, sheet) => {
    expect(centreOnSheet(photo).sheet).toEqual(sheet)
  })

  it('is centred and as large as it fits, in its proportions', () => {
    const { place } = centreOnSheet({ width: 1200, height: 1600 })
    expect(place.width).toBeCloseTo(595.28)
    expect(place.height).toBeCloseTo((595.28 * 4) / 3)
    expect(place.x).toBeCloseTo(0)
    expect(place.y).toBeCloseTo((841.89 - place.height) / 2)
  })

  it('is never enlarged beyond a point for each pixel', () => {
    const { place } = centreOnSheet({ width: 300, height: 100 })
    expect(place).toMatchObject({ width: 300, height: 100 })
    expect(place.x).toBeCloseTo((841.89 - 300) / 2)
  })
})

describe('a photo in the PDF', () => {
  it.each([
    ['4000 by 3000 pixels', { width: 4000, height: 3000 }, { width: 2205, height: 1654 }],
    ['3000 by 4000 pixels', { width: 3000, height: 4000 }, { width: 1654, height: 2205 }],
    ['a long receipt', { width: 1000, height: 9000 }, { width: 260, height: 2339 }],
    ['a line', { width: 1, height: 9000 }, { width: 1, height: 2339 }],
    ['a small photo', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ])('has at most 200 dpi: %s', (_, photo, stored) => {
    expect(getStoredSize(photo)).toEqual(stored)
  })
})
