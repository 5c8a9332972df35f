/** Freezes an object deeply. Stops at frozen objects, such as rows. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const property of Object.values(value)) freeze(property)
  Object.freeze(value)
}

/**
 * Memoizes `make` per row and joined values by identity. Rows and lists of rows are replaced when they change, so
 * `make` must depend only on its arguments. Results are frozen, which lets `ListWriter` cache their encoding.
 */
export function memoizeByRow<Row extends object, Joined extends readonly unknown[], Result>(
  compute: (row: Row, ...joined: Joined) => Result,
): (row: Row, ...joined: Joined) => Result {
  const cache = new WeakMap<Row, { readonly joined: Joined; readonly result: Result }>()
  return (row, ...joined) => {
    const cached = cache.get(row)
    if (cached && joined.every((value, index) => value === cached.joined[index])) return cached.result
    const result = compute(row, ...joined)
    freeze(result)
    cache.set(row, { joined, result })
    return result
  }
}
