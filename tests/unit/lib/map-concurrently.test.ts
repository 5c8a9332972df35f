import { expect, it } from 'vitest'
import { mapConcurrently } from '@/lib/map-concurrently'

/** Counts concurrent runs, each of which ends some turns of the event loop after it began. */
function counted() {
  const seen = { running: 0, most: 0, begun: 0 }
  const run = async (item: number) => {
    seen.begun += 1
    seen.most = Math.max(seen.most, (seen.running += 1))
    for (let turn = 6 - item; turn > 0; turn -= 1) await Promise.resolve()
    seen.running -= 1
    if (item < 0) throw new Error('refused')
    return item * 2
  }
  return { seen, run }
}

it('runs a few at a time, with the results in order', async () => {
  const { seen, run } = counted()
  expect(await mapConcurrently([1, 2, 3, 4, 5], 2, run)).toEqual([2, 4, 6, 8, 10])
  expect(seen.most).toBe(2)
})

it('starts no other after a failure', async () => {
  const { seen, run } = counted()
  await expect(mapConcurrently([-1, 1, 2, 3, 4, 5], 1, run)).rejects.toThrow('refused')
  expect(seen.begun).toBe(1)
})

it('starts no other after a failure of one of several', async () => {
  const { seen, run } = counted()
  await expect(mapConcurrently([5, -1, 5, 5, 5, 5], 2, run)).rejects.toThrow('refused')
  const { begun } = seen
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen.begun).toBe(begun)
  expect(seen.running).toBe(0)
})
