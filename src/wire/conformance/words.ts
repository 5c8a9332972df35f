import type { Endpoint } from '../contract/endpoint'

/** Method and file, for the maintainers of the host. */
export const fileOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path.slice(1)}`

const LONGEST = 100

/** Removes e-mail addresses and shortens a text, because others may read the report. */
export function shortened(text: string): string {
  const anonymous = text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\s+/g, ' ')
    .trim()
  return anonymous.length > LONGEST ? `${anonymous.slice(0, LONGEST)}...` : anonymous
}

/** Numbers shorter than a phone number, dates, media types, and text of this run. */
const IMPERSONAL = /^(\d{1,8}|\d{1,8}\.\d+|\d{4}-\d\d-\d\d[\d: ]*|application\/[\w.+-]+|conformance\b.*)$/i

/**
 * Formats a value for the report. If ids are mixed up, it may belong to somebody else.
 * @param words values of the contract; any other text may be a name
 */
export function inReport(came: unknown, words: readonly string[]): string {
  if (typeof came === 'number' || typeof came === 'boolean') return String(came)
  if (typeof came !== 'string') return came === null || came === undefined ? 'nothing' : 'a record'
  if (came === '') return 'an empty text'
  return IMPERSONAL.test(came) || words.includes(came) ? came : `another text (${came.length} letters)`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a flag',
  array: 'a list',
  object: 'a record',
  null: 'null',
  undefined: 'nothing',
}

export const typeWord = (type: string): string => TYPES[type] ?? type
