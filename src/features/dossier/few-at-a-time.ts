/** Does something for each item, `most` of them at the same time; the results are in the order of the items. */
export async function fewAtATime<Item, Done>(
  items: readonly Item[],
  most: number,
  run: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const results: Done[] = []
  const left = items.entries()
  const work = async () => {
    for (const [index, item] of left) results[index] = await run(item)
  }
  await Promise.all(Array.from({ length: most }, work))
  return results
}
