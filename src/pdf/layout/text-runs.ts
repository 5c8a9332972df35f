import type { Face } from './faces'

export type Level = 'line' | 'above' | 'below'

/** Consecutive text that one face prints. */
export interface TextRun {
  /** As printed. */
  text: string
  /** As typed, which differs from `text` for characters without a glyph. */
  typed: string
  face: Face
  /** Superscripts and subscripts without a glyph are printed as small ordinary characters. */
  level: Level
  /** Set if no font has the characters. `text` is then this name in brackets. */
  unprintable?: string
}

/** Marks and joiners stay in the run of the letter before them, because they are shaped together. */
const COMBINES = /^[\p{Mark}\u200C\u200D]$/u
const JOINER = /^[\u200C\u200D]$/
const INVISIBLE = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Signs that no font has, and the sign printed in their place. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '✔': '✓',
  '☑': '✓',
  '☐': '□',
  '✗': '×',
  '✘': '×',
  '➔': '→',
  '➢': '▶',
  '➤': '▶',
  '❖': '◆',
}

/** Returns text as printed: composed (NFC), on one line, without invisible characters, with one kind of hyphen. */
export function printable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(INVISIBLE, '')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\u2012/g, '–')
      // Word's bullets, in a font that only Word has.
      .replace(/[\uF0A7\uF0B7\uF0D8]/g, '•')
  )
}

/** Splits printable text into runs by the first face that has each character. */
export function splitIntoRuns(text: string, faces: readonly Face[]): TextRun[] {
  const runs: TextRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last !== undefined && COMBINES.test(character) && canTake(last, character)) {
      if (last.unprintable === undefined) last.text += character
      last.typed += character
    } else addRun(runs, runOf(character, faces))
  }
  return runs
}

function canTake({ face, unprintable }: TextRun, mark: string): boolean {
  return unprintable !== undefined || JOINER.test(mark) || has(face, mark)
}

const has = ({ covers }: Face, character: string): boolean => covers.has(character.codePointAt(0) ?? 0)

function runOf(typed: string, faces: readonly Face[]): TextRun {
  const [fallback] = faces
  if (fallback === undefined) throw new Error('A document has at least one face')
  const face = faces.find((one) => has(one, typed))
  if (face) return { text: typed, typed, face, level: 'line' }
  const other = LOOK_ALIKES[typed] ?? typed.normalize('NFKC')
  const otherFace = faces.find((one) => [...other].every((character) => has(one, character)))
  if (otherFace) return { text: other, typed, face: otherFace, level: levelOf(typed) }
  const unprintable = nameOfUnprintable(typed)
  return { text: `[${unprintable}]`, typed, face: fallback, level: 'line', unprintable }
}

function levelOf(character: string): Level {
  if (/[\u2070-\u207F]/.test(character)) return 'above'
  return /[\u2080-\u209C]/.test(character) ? 'below' : 'line'
}

/** Adds a run, or continues the last one. Words of one script without a font become one run. */
function addRun(runs: TextRun[], run: TextRun): void {
  const { unprintable } = run
  const last = runs.at(-1)
  const before = runs.at(-2)
  if (unprintable !== undefined && last?.text === ' ' && before?.unprintable === unprintable) {
    runs.pop()
    before.typed += ` ${run.typed}`
  } else if (last?.face === run.face && last.level === run.level && last.unprintable === unprintable) {
    if (unprintable === undefined) last.text += run.text
    last.typed += run.typed
  } else runs.push(run)
}

/** Scripts without a font, by the name of their Unicode property. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  // Chinese and Japanese share characters.
  'Chinese or Japanese': ['Han', 'Hiragana', 'Katakana'],
  Korean: ['Hangul'],
  Dhivehi: ['Thaana'],
  Burmese: ['Myanmar'],
  Odia: ['Oriya'],
  ...Object.fromEntries(
    'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Mongolian Telugu Thai Tibetan'
      .split(' ')
      .map((name) => [name, [name]]),
  ),
}

const NAMES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u],
  ...Object.entries(SCRIPTS).map(([name, scripts]) => {
    const classes = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
    return [`${name} text`, new RegExp(`[${classes}]`, 'u')] as const
  }),
  ['text in another script', /[\p{Letter}\p{Mark}]/u],
  ['unknown character', /[\p{Unassigned}\p{Private_Use}\p{Surrogate}]/u],
]

/** Names a character that no font of the PDFs has, for the brackets in its place. */
function nameOfUnprintable(character: string): string {
  return NAMES.find(([, pattern]) => pattern.test(character))?.[0] ?? 'symbol'
}
