/** Returns the texts in the inputs of an element, by field name. */
export const textsIn = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    [...element.querySelectorAll<HTMLInputElement>('input[name]')]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value]),
  )

let kept: ReadonlyMap<string, string> = new Map()

/** Stores autofilled texts of a prerendered page before React replaces it. */
export const keepFilled = (page: Element): void => void (kept = textsIn(page))

/** Returns the stored texts and clears them. */
export function takeFilled(): ReadonlyMap<string, string> {
  const taken = kept
  kept = new Map()
  return taken
}
