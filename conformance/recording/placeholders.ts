import { HIDDEN } from '@/wire/mock/call-log'
import { isKeptWord } from './kept-words'

const TAGS = 'a|abbr|b|big|body|br|center|code|div|em|font|form|h[1-6]|head|hr|html|i|img|input|li|link|meta|ol|p|pre'
const MORE_TAGS = 'script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|u|ul'
const ATTRIBUTES = 'align|border|charset|class|color|content|face|height|href|id|lang|name|rel|size|src|style|target'

/** Parts of a text that are replaced or kept as a whole. */
const TOKENS = new RegExp(
  [
    String.raw`(?<email>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)`,
    String.raw`(?<secret>(?<=\b\w*(?:token|sess\w*|sid|key|code|password|pwd)=)[^\s&"'<>]+)`,
    String.raw`(?<markup><!doctype html|<\/?(?:${TAGS}|${MORE_TAGS})\b|\b(?:${ATTRIBUTES}|type|value|width)(?==["'])|&(?:nbsp|amp|lt|gt|quot|apos|#0?39|#34);|\bhttps?(?=:\/\/)|\bmailto(?=:)|(?<=\.)(?:pdf|docx?|xlsx?|pptx?|odt|ods|jpe?g|png|zip|php)\b|\bError\b)`,
    // Nine digits or more, but no dates.
    String.raw`(?<phone>(?!\d{4}-\d\d-\d\d|\d\d?-\d\d?-\d{4})\+?\d(?:[\s()-]{0,2}\d){8,})`,
    String.raw`(?<run>[\p{L}\p{M}\p{N}\u200C\u200D]+)`,
  ].join('|'),
  'giu',
)

const PARTS = /\p{N}+|[^\p{N}]+/gu

/** A run of letters and digits of this length may be a key, such as the id of a session. */
const MIN_KEY_LENGTH = 8

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

/** A prime, so that neighbouring words differ in their first letter. */
const STRIDE = 7919

/** Returns a pronounceable word. Words of one length repeat only after all of them were used. */
function createWord(index: number, length: number): string {
  const sets = Array.from({ length }, (_, position) => (position % 2 === 0 ? CONSONANTS : VOWELS))
  const capacity = sets.slice(0, 8).reduce((product, { length: size }) => product * size, 1)
  let rest = ((index + 31 * length) * STRIDE) % capacity
  return sets
    .map((letters, position) => {
      const letter = letters[(rest + position) % letters.length]
      rest = Math.floor(rest / letters.length)
      return letter
    })
    .join('')
}

/** Keeps a leading zero, and single digits, which identify nobody. */
function createDigits(index: number, original: string): string {
  const { length } = original
  if (length === 1) return original
  const first = original.startsWith('0') ? '0' : '1'
  return first + String((index + 1) % 10 ** (length - 1)).padStart(length - 1, '0')
}

function applyCase(original: string, word: string): string {
  if (original.length > 1 && original === original.toUpperCase() && original !== original.toLowerCase())
    return word.toUpperCase()
  const [first = ''] = original
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
}

/** Replaces texts by placeholders of the same kind and length. The same text always has the same placeholder. */
export class Placeholders {
  /** The words of the replaced texts, in lower case. */
  readonly words = new Set<string>()
  /** Replaced texts of several words. */
  readonly texts = new Set<string>()
  readonly #replacements = new Map<string, string>()
  readonly #counts = new Map<number, number>()

  /**
   * @param known placeholders of an earlier pass over the same texts: no placeholder is one of its words
   * @param secrets passwords, which are hidden in printed text
   */
  constructor(
    private readonly known?: Placeholders,
    private readonly secrets: ReadonlySet<string> = new Set(),
  ) {}

  /** Replaces every word and number. Keeps markup, punctuation and the ending of a file. */
  replacePersonal(text: string): string {
    if (/\S\s+\S/.test(text)) this.texts.add(text.trim())
    return this.#replaceTokens(text, () => false)
  }

  /** Replaces every word that neither PHP, SQL nor the contract uses. Keeps numbers, except long ones. */
  replaceUnknown(text: string): string {
    return this.#replaceTokens(text, (run) => /^\p{N}+$/u.test(run) || isKeptWord(run))
  }

  /** Replaces texts in what a host has printed, such as a warning or a page: it may contain anything. */
  replacePrinted(text: string): string {
    let printed = text
    for (const secret of this.secrets)
      if (secret.length > 3 && !isKeptWord(secret)) printed = printed.replaceAll(secret, HIDDEN)
    for (const known of this.known?.texts ?? [])
      if (printed.includes(known)) printed = printed.replaceAll(known, this.replacePersonal(known))
    return this.replaceUnknown(printed)
  }

  isPersonalWord(word: string): boolean {
    return this.known?.words.has(word.toLowerCase()) ?? false
  }

  #replaceTokens(text: string, isKept: (run: string) => boolean): string {
    return text.replace(TOKENS, (token, ...rest) => {
      const { email, secret, markup, phone } = rest.at(-1) as Partial<Record<string, string>> // The named groups.
      if (markup !== undefined) return token
      if (email !== undefined) return this.#replaceEmail(token)
      if (secret !== undefined || phone !== undefined) return this.#replaceParts(token)
      const isMixed = /\p{N}/u.test(token) && /\p{L}/u.test(token)
      if (isMixed && token.length >= MIN_KEY_LENGTH) return this.#replaceParts(token)
      return token.replace(PARTS, (part) => (isKept(part) ? part : this.#replaceParts(part)))
    })
  }

  #replaceParts(text: string): string {
    return text.replace(/\p{N}+|[\p{L}\p{M}\u200C\u200D]+/gu, (part) =>
      /^\p{N}/u.test(part) ? this.#replaceOnce(part, createDigits) : applyCase(part, this.#replaceWord(part)),
    )
  }

  #replaceWord(word: string): string {
    const lower = word.toLowerCase()
    this.words.add(lower)
    return this.#replaceOnce(lower, (index, { length }) => createWord(index, length))
  }

  /** The domain is one that no server has. */
  #replaceEmail(email: string): string {
    const [local = '', domain = ''] = email.split('@')
    const server = domain.split('.').slice(0, -1).join('.') || domain
    return `${this.#replaceParts(local)}@${this.#replaceParts(server)}.example`
  }

  #replaceOnce(original: string, create: (index: number, original: string) => string): string {
    const known = this.#replacements.get(original)
    if (known !== undefined) return known
    let index = this.#counts.get(original.length) ?? 0
    while (original.length > 2 && this.known?.words.has(create(index, original))) index += 1
    this.#counts.set(original.length, index + 1)
    const replacement = create(index, original)
    this.#replacements.set(original, replacement)
    return replacement
  }
}
