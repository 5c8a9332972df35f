import { describe, expect, test } from 'vitest'
import { barsHeight, legendLayout, spreadDots } from '@/features/charts/chart-layout'

describe('the legend of a picture', () => {
  test('has as many columns as its longest entry leaves room for, of one width', () => {
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

  test('makes the picture higher where it needs more lines', () => {
    const content = { legend: ['One', 'Two', 'Three'], rows: 3 }
    expect(barsHeight(content, 160) - barsHeight(content, 546)).toBe(28)
  })
})

describe('the dots of a row', () => {
  test('stay in their line where they are apart', () => {
    expect(spreadDots([300, 10, 60], 10)).toEqual([0, 0, 0])
  })

  test('go up and down in turn where they would cover each other, as far as the row is high', () => {
    const moved = spreadDots([50, 50, 52, 50, 50], 12)
    expect(new Set(moved.slice(0, 3)).size).toBe(3)
    for (const distance of moved) expect(Math.abs(distance)).toBeLessThanOrEqual(12)
  })
})
