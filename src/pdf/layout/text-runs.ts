import type { Face } from './faces'

/** Consecutive text that one face can print; `face` is null if no font of the document has the characters. */
export interface TextRun {
  text: string
  face: Face | null
}

/** Marks and joiners stay in the run of the letter before them, because they are shaped together. */
const COMBINES = /^[\p{Mark}\u200C\u200D]$/u
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\uFE00-\uFE0F\p{Cc}]/gu

/** Returns text as printed: composed (NFC), on one line, without invisible characters. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '')
}

/** Splits printable text into runs by the first face that has each character. */
export function splitIntoRuns(text: string, faces: readonly Face[]): TextRun[] {
  const runs: TextRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last !== undefined && COMBINES.test(character)) {
      last.text += character
      continue
    }
    const codePoint = character.codePointAt(0) ?? 0
    const face = faces.find((candidate) => candidate.covers.has(codePoint)) ?? null
    if (last !== undefined && last.face === face) last.text += character
    else runs.push({ text: character, face })
  }
  return runs
}
