import type { Face } from './faces'

export type Level = 'line' | 'above' | 'below'

/** Consecutive text that one face prints. */
export interface TextRun {
  /** The printed text. */
  text: string
  /** Differs from `text` for characters without a glyph. */
  sourceText: string
  face: Face
  /** Superscripts and subscripts without a glyph are printed as small ordinary characters. */
  level: Level
  /** Set if no font has the characters. `text` is then this name in brackets. */
  unprintable?: string
}

/** Marks and joiners, which stay in the run of the preceding letter, because both are shaped together. */
const COMBINING = /^[\p{Mark}\u200C\u200D]$/u
const JOINER = /^[\u200C\u200D]$/
const INVISIBLE = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Replacements for signs that no font has. */
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
export function toPrintable(text: string): string {
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
    if (last !== undefined && COMBINING.test(character) && canAppend(last, character)) {
      if (last.unprintable === undefined) last.text += character
      last.sourceText += character
    } else addRun(runs, makeRun(character, faces))
  }
  return runs
}

function canAppend({ face, unprintable }: TextRun, mark: string): boolean {
  return unprintable !== undefined || JOINER.test(mark) || covers(face, mark)
}

const covers = ({ codePoints }: Face, character: string): boolean => codePoints.has(character.codePointAt(0) ?? 0)

function makeRun(sourceText: string, faces: readonly Face[]): TextRun {
  const [fallback] = faces
  if (fallback === undefined) throw new Error('A document has at least one face')
  const face = faces.find((one) => covers(one, sourceText))
  if (face) return { text: sourceText, sourceText, face, level: 'line' }
  const replacement = LOOK_ALIKES[sourceText] ?? sourceText.normalize('NFKC')
  const replacementFace = faces.find((one) => [...replacement].every((character) => covers(one, character)))
  if (replacementFace) return { text: replacement, sourceText, face: replacementFace, level: getLevel(sourceText) }
  const unprintable = getUnprintableName(sourceText)
  return { text: `[${unprintable}]`, sourceText, face: fallback, level: 'line', unprintable }
}

function getLevel(character: string): Level {
  if (/[\u2070-\u207F]/.test(character)) return 'above'
  return /[\u2080-\u209C]/.test(character) ? 'below' : 'line'
}

/** Adds a run, or continues the last one. Words of one script without a font become one run. */
function addRun(runs: TextRun[], run: TextRun): void {
  const { unprintable } = run
  const last = runs.at(-1)
  const secondLast = runs.at(-2)
  if (unprintable !== undefined && last?.text === ' ' && secondLast?.unprintable === unprintable) {
    runs.pop()
    secondLast.sourceText += ` ${run.sourceText}`
  } else if (last?.face === run.face && last.level === run.level && last.unprintable === unprintable) {
    if (unprintable === undefined) last.text += run.text
    last.sourceText += run.sourceText
  } else runs.push(run)
}

/** Unicode scripts without a font, by the name to print. */
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

const UNPRINTABLE_NAMES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u],
  ...Object.entries(SCRIPTS).map(([name, scripts]) => {
    const classes = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
    return [`${name} text`, new RegExp(`[${classes}]`, 'u')] as const
  }),
  ['text in another script', /[\p{Letter}\p{Mark}]/u],
  ['unknown character', /[\p{Unassigned}\p{Private_Use}\p{Surrogate}]/u],
]

/** Returns the name to print in brackets instead of the character. */
function getUnprintableName(character: string): string {
  return UNPRINTABLE_NAMES.find(([, pattern]) => pattern.test(character))?.[0] ?? 'symbol'
}
