/** Texts in the inputs of an element, by the names of their fields. */
export const textsIn = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    [...element.querySelectorAll<HTMLInputElement>('input[name]')]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value]),
  )

let kept: ReadonlyMap<string, string> = new Map()

/** Keeps what a password manager has filled into a page that is about to be drawn anew, for its form. */
export const keepFilled = (page: Element): void => void (kept = textsIn(page))

/** Returns the kept texts once. */
export function takeFilled(): ReadonlyMap<string, string> {
  const taken = kept
  kept = new Map()
  return taken
}
