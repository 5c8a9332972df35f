import pLimit from 'p-limit'

/** Like `Promise.all`, with a limit on the items in flight. After a failure, no further item is started. */
export function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrencyLimit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = pLimit(concurrencyLimit)
  return queue.map(items, async (item) => {
    try {
      return await run(item)
    } catch (error) {
      queue.clearQueue()
      throw error
    }
  })
}
