import { expect, test } from 'vitest'
import { getDecisionPlace } from '@/domain/council/decision-place'

const ORDER = ['7', '3', '9', '5']

test.each([
  ['the first of four', '7', '7395', { previous: undefined, next: '3', position: 1, remaining: 4 }],
  ['one between, with the next one decided', '3', '735', { previous: '7', next: '5', position: 2, remaining: 3 }],
  [
    'the last one, after which come those passed over',
    '5',
    '735',
    { previous: '9', next: '7', position: 4, remaining: 3 },
  ],
  [
    'a decided one, whose neighbour before is decided too',
    '9',
    '5',
    { previous: '3', next: '5', position: 3, remaining: 1 },
  ],
  ['the only one left', '3', '3', { previous: '7', next: undefined, position: 2, remaining: 1 }],
  ['nothing left', '3', '', { previous: '7', next: undefined, position: 2, remaining: 0 }],
  ['one that is not in the queue', '12', '95', { previous: undefined, next: '9', position: undefined, remaining: 2 }],
])('returns the position in the queue for %s', (_, current, open, expected) => {
  expect(getDecisionPlace(ORDER, current, (id) => open.includes(id))).toEqual(expected)
})

test('next visits every open decision once', () => {
  const open = new Set(ORDER)
  const seen: string[] = []
  for (
    let at: string | undefined = '9';
    at !== undefined;
    at = getDecisionPlace(ORDER, at, (id) => open.has(id)).next
  ) {
    seen.push(at)
    open.delete(at)
  }
  expect(seen).toEqual(['9', '5', '7', '3'])
})
