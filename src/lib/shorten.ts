const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most this many characters, with a mark where it was cut; no letter is cut from its vowel sign. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(graphemes.segment(text.slice(0, 8 * most)), ({ segment }) => segment)
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
