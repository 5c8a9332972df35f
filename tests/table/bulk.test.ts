import { expect, test } from 'vitest'
import { NotConfirmed, runOneByOne, type Outcome } from '@/table/bulk'
import { progressText, sumUp } from '@/table/bulk-progress'

type Told = [row: number, state: Outcome['state']]

/** Runs over 1, 2 and 3, and returns the outcome of each. */
async function told(run: (row: number, signal: AbortSignal) => Promise<void>, stop = new AbortController()) {
  const outcomes: Told[] = []
  await runOneByOne({
    rows: [1, 2, 3],
    run,
    signal: stop.signal,
    onOutcome: (row, { state }) => outcomes.push([row, state]),
  })
  return outcomes
}

test('rows are processed one after another, never two at once', async () => {
  let underWay = 0
  const outcomes = await told(async () => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
  })
  expect(outcomes.map(([row, state]) => `${row} ${state}`)).toEqual([
    '1 running',
    '1 done',
    '2 running',
    '2 done',
    '3 running',
    '3 done',
  ])
})

test('a row that fails is neither repeated nor delays the next', async () => {
  const run: number[] = []
  const outcomes = await told(async (row) => {
    run.push(row)
    await Promise.resolve()
    if (row === 2) throw new Error('refused')
  })
  expect(run).toEqual([1, 2, 3])
  expect(outcomes).toContainEqual([2, 'failed'])
  expect(outcomes).toContainEqual([3, 'done'])
})

test('a row that may have been done has not failed', async () => {
  const outcomes = await told(async (row) => {
    await Promise.resolve()
    if (row === 2) throw new NotConfirmed('It may be done.')
  })
  expect(outcomes).toContainEqual([2, 'unconfirmed'])
  expect(outcomes).toContainEqual([3, 'done'])
})

test('Stop begins no further row, and waits for the present one', async () => {
  const stop = new AbortController()
  const outcomes = await told(async (row) => {
    if (row === 2) stop.abort()
    await Promise.resolve()
  }, stop)
  expect(outcomes).toEqual([
    [1, 'running'],
    [1, 'done'],
    [2, 'running'],
    [2, 'done'],
  ])
})

test('a row that is given up on Stop is not done, which is not the same as failed', async () => {
  const stop = new AbortController()
  const outcomes = await told(async (_row, signal) => {
    stop.abort()
    await Promise.resolve()
    signal.throwIfAborted()
  }, stop)
  expect(outcomes).toEqual([
    [1, 'running'],
    [1, 'waiting'],
  ])
})

test('the outcome is summed up in a sentence', () => {
  const outcomes = new Map<number, Outcome>([
    [1, { state: 'done' }],
    [2, { state: 'failed', error: new Error('refused') }],
    [3, { state: 'unconfirmed', error: new NotConfirmed('It may be done.') }],
  ])
  const sum = sumUp([1, 2, 3, 4], outcomes)
  expect(progressText(sum, 4, true)).toBe('1 of 4 done, 1 failed, 1 not confirmed.')
  expect(progressText(sum, 4, false)).toBe('1 of 4 done, 1 failed, 1 not confirmed, 1 not done.')
})
