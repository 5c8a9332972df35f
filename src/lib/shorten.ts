const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to `maxLength` graphemes, including the ellipsis. Never separates a letter from its vowel sign. */
export function shorten(text: string, maxLength: number): string {
  let shortened = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    if (count > maxLength) return `${shortened.trimEnd()}…`
    if (count < maxLength) shortened += segment
  }
  return text
}
