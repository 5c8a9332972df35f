import { phpOptionalText, phpText } from '@/wire/contract/php'
import { z } from '@/lib/zod'
import { HIDDEN } from '@/wire/mock/call-log'
import { isKeptWord } from './kept-words'
import type { Placeholders } from './placeholders'
import { isHostText, isImpersonalColumn, isMarker, isPassword } from './text-columns'

/** What the contract has at one place of a body. */
type Place =
  /** A text that may be personal. */
  | { readonly kind: 'text' }
  /** An id, a date, a flag, a status. `values` are those of an enumeration. */
  | { readonly kind: 'code'; readonly values?: readonly unknown[] }
  /** A text that the host has written itself. */
  | { readonly kind: 'printed' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'record'; readonly shape: Readonly<Record<string, z.core.$ZodType>> }
  | { readonly kind: 'list'; readonly element: z.core.$ZodType }
  /** A record whose keys are texts, such as names of files. */
  | { readonly kind: 'map' }

/** No place: the contract has nothing here. */
const UNKNOWN: readonly Place[] = []

const isStructure = ({ kind }: Place): boolean => kind === 'record' || kind === 'list' || kind === 'map'

export function findPlaces(schema: z.core.$ZodType): readonly Place[] {
  if (schema === phpText || schema === phpOptionalText || schema instanceof z.ZodMiniString) return [{ kind: 'text' }]
  if (schema instanceof z.ZodMiniOptional) return findPlaces(schema.def.innerType)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => [...findPlaces(option)])
  if (schema instanceof z.ZodMiniCodec) {
    const places = findPlaces(schema.def.in)
    // Every codec of single values, except the two of texts, is one of ids, dates, flags or codes.
    return places.some(isStructure) ? places : [{ kind: 'code' }]
  }
  if (schema instanceof z.ZodMiniObject) return [{ kind: 'record', shape: schema.shape }]
  if (schema instanceof z.ZodMiniArray) return [{ kind: 'list', element: schema.def.element }]
  if (schema instanceof z.ZodMiniRecord) return [{ kind: 'map' }]
  if (schema instanceof z.ZodMiniEnum) return [{ kind: 'code', values: Object.values(schema.def.entries) }]
  const isCode = [z.ZodMiniLiteral, z.ZodMiniNull, z.ZodMiniNumber, z.ZodMiniBoolean].some(
    (code) => schema instanceof code,
  )
  return isCode ? [{ kind: 'code' }] : UNKNOWN
}

/** @param isTop the record is the whole response */
export function findFieldPlaces(places: readonly Place[], field: string, isTop: boolean): readonly Place[] {
  if (isPassword(field)) return [{ kind: 'secret' }]
  if (isTop && isMarker(field)) return [{ kind: 'code' }]
  if (isTop && isHostText(field)) return [{ kind: 'printed' }]
  const found = places.flatMap((place): readonly Place[] => {
    if (place.kind === 'map') return [{ kind: 'printed' }]
    const schema = place.kind === 'record' ? place.shape[field] : undefined
    return schema ? findPlaces(schema) : UNKNOWN
  })
  const isText = found.some(({ kind }) => kind === 'text')
  return isText && isImpersonalColumn(field) ? [{ kind: 'code' }] : found
}

/** Replaces a text by what the contract has at its place. A text at the place of something else may be personal. */
export function replaceAt(places: readonly Place[], text: string, placeholders: Placeholders): string {
  const kinds = new Set(places.map(({ kind }) => kind))
  if (kinds.has('secret')) return HIDDEN
  if (places.some((place) => place.kind === 'code' && place.values?.includes(text))) return text
  if (kinds.has('printed')) return placeholders.replacePrinted(text)
  const isCode = kinds.size === 1 && kinds.has('code')
  return isCode ? placeholders.replaceUnknown(text) : placeholders.replacePersonal(text)
}

interface BodyOptions {
  readonly schema: z.core.$ZodType
  readonly placeholders: Placeholders
  /** A request has no markers and no texts of the host. */
  readonly isRequest?: boolean
}

const WHITESPACE = /\s*/y
const STRING = /"(?:[^"\\]|\\.)*"/sy
const LITERAL = /[^\s,:[\]{}"]+/y

/** Rewrites JSON in place, with its spaces, escapes and spelling of numbers, as far as it is JSON. */
class JsonRewriter {
  #position = 0
  #written = ''

  constructor(
    private readonly json: string,
    private readonly placeholders: Placeholders,
    private readonly isRequest: boolean,
  ) {}

  /** The rest after the JSON, or after its first error, may contain anything. */
  rewrite(schema: z.core.$ZodType): string {
    const isWhole = this.#value(findPlaces(schema), true) && this.#take(WHITESPACE) !== null
    const rest = this.json.slice(this.#position)
    return this.#written + (isWhole ? this.placeholders.replacePrinted(rest) : this.placeholders.replacePersonal(rest))
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position
    return pattern.exec(this.json)?.[0] ?? null
  }

  #take(pattern: RegExp, rewrite = (token: string) => token): string | null {
    const token = this.#match(pattern)
    if (token === null) return null
    this.#position += token.length
    this.#written += rewrite(token)
    return token
  }

  #takeCharacter(character: string): boolean {
    this.#take(WHITESPACE)
    if (this.json[this.#position] !== character) return false
    this.#position += 1
    this.#written += character
    return true
  }

  /** Returns false at the first error. */
  #value(places: readonly Place[], isTop: boolean): boolean {
    if (this.#takeCharacter('{')) return this.#items('}', () => this.#field(places, isTop))
    const elements = () =>
      places.flatMap((place): readonly Place[] => (place.kind === 'list' ? findPlaces(place.element) : UNKNOWN))
    if (this.#takeCharacter('[')) return this.#items(']', () => this.#value(elements(), false))
    if (this.json[this.#position] === '"') return this.#string((text) => replaceAt(places, text, this.placeholders))
    const isCode = places.length > 0 && places.every(({ kind }) => kind === 'code' || kind === 'printed')
    const replaceNumber = (token: string) =>
      isCode || /^(true|false|null)$/.test(token) ? token : this.placeholders.replacePersonal(token)
    return this.#take(LITERAL, replaceNumber) !== null
  }

  #items(end: string, rewriteItem: () => boolean): boolean {
    if (this.#takeCharacter(end)) return true
    do if (!rewriteItem()) return false
    while (this.#takeCharacter(','))
    return this.#takeCharacter(end)
  }

  #field(places: readonly Place[], isTop: boolean): boolean {
    let field = ''
    this.#take(WHITESPACE)
    const isKey = this.#string((key) => {
      field = key
      return this.#isKeptKey(key, places) ? key : this.placeholders.replacePersonal(key)
    })
    if (!isKey || !this.#takeCharacter(':')) return false
    return this.#value(findFieldPlaces(places, field, isTop && !this.isRequest), false)
  }

  /** Keeps the names of columns, also of unknown ones. */
  #isKeptKey(key: string, places: readonly Place[]): boolean {
    if (places.some((place) => place.kind === 'record' && Object.hasOwn(place.shape, key))) return true
    if (places.some(({ kind }) => kind === 'map')) return false
    if (isMarker(key) || isHostText(key) || isKeptWord(key)) return true
    return /^[a-z_]\w*$/i.test(key) && !this.placeholders.isPersonalWord(key)
  }

  #string(rewrite: (text: string) => string): boolean {
    const isTaken = this.#take(STRING, (literal) => {
      const text = parseString(literal)
      if (text === null) return this.placeholders.replacePersonal(literal)
      const rewritten = rewrite(text)
      return rewritten === text ? literal : writeString(rewritten, literal)
    })
    return isTaken !== null
  }
}

function parseString(literal: string): string | null {
  try {
    return String(JSON.parse(literal))
  } catch {
    return null
  }
}

/** Escapes slashes and letters if the host does. */
function writeString(text: string, original: string): string {
  const literal = JSON.stringify(text)
  const slashed = original.includes('\\/') ? literal.replaceAll('/', '\\/') : literal
  if (!/\\u/.test(original)) return slashed
  return slashed.replace(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The start of a record, or of a list of records. */
const RECORD_START = /(?:\[\s*)?\{\s*"(?:[^"\\\n]|\\.)*"\s*:/

const MAX_PARSE_ATTEMPTS = 64

/** Returns where the JSON of a body starts, also if it is cut off or followed by a notice; -1 without any. */
function findJson(body: string): number {
  const record = body.search(RECORD_START)
  for (const { index } of [...body.matchAll(/[{[]/g)].slice(0, MAX_PARSE_ATTEMPTS)) {
    // Brackets after it belong to it.
    if (record >= 0 && index > record) break
    try {
      JSON.parse(body.slice(index))
      return index
    } catch {
      // What a host prints before its JSON has brackets, too.
    }
  }
  return record
}

/** Replaces the personal texts of a body. Keeps everything else as the host has written it. */
export function rewriteBody(body: string, { schema, placeholders, isRequest = false }: BodyOptions): string {
  const isScalar = /^\s*(?:"|-?\d|true|false|null)/.test(body)
  const start = isScalar ? 0 : findJson(body)
  if (start < 0) return placeholders.replacePrinted(body)
  const printed = placeholders.replacePrinted(body.slice(0, start))
  return printed + new JsonRewriter(body.slice(start), placeholders, isRequest).rewrite(schema)
}
