/** Printable ASCII, which only needs lower case. */
const PLAIN = /^[ -~]*$/

/** Typographic characters that NFKD does not map to plain ones. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛‹›′ʹʼˈ´]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/[\p{Pd}−⁃]/gu, '-'],
  [/[⁄∕]/g, '/'],
  [/×/g, 'x'],
]

/** Letters that NFKD does not decompose, mapped as in the host's collation. */
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

/** Returns a text for comparison: NFKD, lower case, plain spaces, no accents, typography or invisible characters. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  // Runs twice, because NFKD turns an acute accent into a space, and a full-width dash into a typographic dash.
  return toPlainSigns(toPlainSigns(text).normalize('NFKD'))
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Cc}]/gu, ' ')
    .toLowerCase()
    .replace(/[æœßþøłđðıς]/g, (letter) => LETTERS[letter] ?? letter)
}
