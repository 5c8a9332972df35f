const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A long URL may break after these characters. */
const BREAKS_AFTER = /(?<=[/\-_.?&=@,])/u

/**
 * Breaks a text into lines no wider than `width` by `measure`. Keeps line breaks in the text. A word wider than a line
 * is broken after one of the characters above, or else between two letters.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/u).flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (piece: string, gap: string): boolean => {
    const longer = line === '' ? piece : line + gap + piece
    if (measure(longer) > width) return false
    line = longer
    return true
  }
  const startLine = (piece: string) => {
    if (line !== '') lines.push(line)
    line = piece
  }
  for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
    if (add(word, ' ')) continue
    if (measure(word) <= width) {
      startLine(word)
      continue
    }
    startLine('')
    for (const piece of breakWord(word, width, measure)) if (!add(piece, '')) startLine(piece)
  }
  return [...lines, line]
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  return word.split(BREAKS_AFTER).flatMap((part) => {
    if (measure(part) <= width) return [part]
    return [...graphemes.segment(part)].map(({ segment }) => segment)
  })
}
