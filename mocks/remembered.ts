/** Freezes new objects; a row in them is frozen already. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const inner of Object.values(value)) freeze(inner)
  Object.freeze(value)
}

/**
 * Makes what a list shows of a row once, and anew where the row or something that it is joined with is another object. Rows
 * and lists of rows are replaced when they change, so `make` has to depend on nothing but what it is called with. What it
 * has made is frozen, by which the dialect knows what it need not write again.
 */
export function remembered<Row extends object, Joined extends readonly unknown[], Shown>(
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
