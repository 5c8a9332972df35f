/** Freezes new objects deeply. Rows are frozen already. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const inner of Object.values(value)) freeze(inner)
  Object.freeze(value)
}

/**
 * Memoizes `make` per row and joined values by identity. Rows and lists of rows are replaced when they change, so
 * `make` must depend only on its arguments. Results are frozen, which lets `ListWriter` cache their encoding.
 */
export function memoizeByRow<Row extends object, Joined extends readonly unknown[], Shown>(
  make: (row: Row, ...joined: Joined) => Shown,
): (row: Row, ...joined: Joined) => Shown {
  const made = new WeakMap<Row, { readonly joined: Joined; readonly shown: Shown }>()
  return (row, ...joined) => {
    const known = made.get(row)
    if (known && joined.every((one, index) => one === known.joined[index])) return known.shown
    const shown = make(row, ...joined)
    freeze(shown)
    made.set(row, { joined, shown })
    return shown
  }
}
