const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates a text to `most` characters, including the ellipsis. Never separates a letter from its vowel sign. */
export function shorten(text: string, most: number): string {
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    if (count > most) return `${kept.trimEnd()}…`
    if (count < most) kept += segment
  }
  return text
}
