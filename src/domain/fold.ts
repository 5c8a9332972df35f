/** Printable ASCII needs no folding but that of case. */
const PLAIN = /^[ -~]*$/

/** Typographic signs that Unicode does not decompose into plain ones, or only into a space and an accent. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛‹›′ʹʼˈ´]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/[\p{Pd}−⁃]/gu, '-'],
  [/[⁄∕]/g, '/'],
  [/×/g, 'x'],
]

/** Letters that Unicode does not decompose, as the host's collation compares them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
}

const toPlainSigns = (text: string): string =>
  TYPOGRAPHY.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text)

/**
 * A text as it is compared, in a search and between two people: compatibility decomposition (NFKD), then without case,
 * accents, typography and invisible characters. Spaces become plain ones, and their number stays.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  // Before: an acute accent decomposes into a space. After: a fraction into its sign, a full-width dash into a dash.
  return toPlainSigns(toPlainSigns(text).normalize('NFKD'))
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Cc}]/gu, ' ')
    .toLowerCase()
    .replace(/[æœßþøłđðıς]/g, (letter) => LETTERS[letter] ?? letter)
}
