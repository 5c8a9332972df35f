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
export function nameOfUnprintable(character: string): string {
  return NAMES.find(([, pattern]) => pattern.test(character))?.[0] ?? 'symbol'
}
