import { describe, expect, test } from 'vitest'
import { barLayout, barsHeight, legendLayout, spreadDots } from '@/features/charts/chart-layout'

describe('the legend of a picture', () => {
  test('has columns of one width, as many as its longest entry allows', () => {
    const short = ['Submitted', 'Shortlisted', 'Approved']
    expect(legendLayout(short, 546).places.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [136, 0],
      [272, 0],
    ])
    expect(legendLayout(short, 328).places.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [164, 0],
      [0, 28],
    ])
    expect(legendLayout(['Asked, no answer', 'Not asked'], 328).places.map(({ x }) => x)).toEqual([0, 0])
  })

  test('increases the height of the picture for more lines', () => {
    const content = { legend: ['One', 'Two', 'Three'], labels: ['2024', '2025', '2026'] }
    expect(barsHeight(content, 160) - barsHeight(content, 546)).toBe(28)
  })
})

describe('the lines above a bar', () => {
  const labels = ['2026: LKR 12,250,000 of 40,000,000', '2025: not known']

  test('break at spaces, and leave equal room for each bar', () => {
    expect(barLayout(labels, 546)).toEqual({ lines: labels.map((text) => [{ text, up: 0 }]), above: 24, row: 64 })
    expect(barLayout(labels, 262)).toEqual({
      lines: [
        [
          { text: '2026: LKR 12,250,000 of', up: 24 },
          { text: '40,000,000', up: 0 },
        ],
        [{ text: '2025: not known', up: 0 }],
      ],
      above: 48,
      row: 88,
    })
  })

  test('keep a word that is longer than the room', () => {
    const [lines] = barLayout(['2026: LKR 12,250,000'], 60).lines
    expect(lines?.map(({ text }) => text)).toEqual(['2026:', 'LKR', '12,250,000'])
  })

  test('increase the height of the picture', () => {
    const content = { legend: ['Granted'], labels }
    expect(barsHeight(content, 262) - barsHeight(content, 546)).toBe(2 * 24)
  })
})

describe('the dots of a row', () => {
  test('stay in line where they are apart', () => {
    expect(spreadDots([300, 10, 60], 10)).toEqual([0, 0, 0])
  })

  test('alternate up and down on overlaps, within the row’s height', () => {
    const moved = spreadDots([50, 50, 52, 50, 50], 12)
    expect(new Set(moved.slice(0, 3)).size).toBe(3)
    for (const distance of moved) expect(Math.abs(distance)).toBeLessThanOrEqual(12)
  })
})
