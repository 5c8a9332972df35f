/** What no accent can be on. */
const PLAIN = /^[\0-\x7f]*$/

/** A text for comparison: without accents and capitals. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
