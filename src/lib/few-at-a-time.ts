/** Runs at most `most` items at the same time. Results keep the order of items. A failure starts no further item. */
export async function fewAtATime<Item, Done>(
  items: readonly Item[],
  most: number,
  run: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const results: Done[] = []
  const left = items.entries()
  let hasFailed = false
  const work = async () => {
    for (const [index, item] of left) {
      if (hasFailed) return
      results[index] = await run(item)
    }
  }
  try {
    await Promise.all(Array.from({ length: most }, work))
  } finally {
    hasFailed = true
  }
  return results
}

/** Returns a function that runs at most `most` calls at the same time and queues the others. */
export function takingTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Done>(run: () => Promise<Done>): Promise<Done> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
