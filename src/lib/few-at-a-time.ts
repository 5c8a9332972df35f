import pLimit from 'p-limit'

/** Runs at most `most` items at the same time. Results keep the order of items. A failure starts no further item. */
export function fewAtATime<Item, Done>(
  items: readonly Item[],
  most: number,
  run: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const limit = pLimit(most)
  return limit.map(items, async (item) => {
    try {
      return await run(item)
    } catch (error) {
      limit.clearQueue()
      throw error
    }
  })
}
