/** Returns the input texts inside an element, by field name. */
export const readInputTexts = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    [...element.querySelectorAll<HTMLInputElement>('input[name]')]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value]),
  )

let storedTexts: ReadonlyMap<string, string> = new Map()

/** Stores autofilled texts of a prerendered page before React replaces it. */
export const storeAutofill = (page: Element): void => void (storedTexts = readInputTexts(page))

/** Returns the stored texts and clears them. */
export function takeAutofill(): ReadonlyMap<string, string> {
  const texts = storedTexts
  storedTexts = new Map()
  return texts
}
