const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to `most` characters, including the ellipsis. Never separates a letter from its vowel sign. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(graphemes.segment(text.slice(0, 8 * most)), ({ segment }) => segment)
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
