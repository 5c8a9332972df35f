import type { Endpoint } from '../contract/endpoint'

/** Returns method and file, such as `POST login.php`, because the maintainers of the host know the files. */
export const formatFile = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path.slice(1)}`

const MAX_TEXT_LENGTH = 100

/** Removes e-mail addresses from a text of the host and shortens it, because strangers may read the report. */
export function anonymize(text: string): string {
  const anonymous = text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\s+/g, ' ')
    .trim()
  return anonymous.length > MAX_TEXT_LENGTH ? `${anonymous.slice(0, MAX_TEXT_LENGTH)}...` : anonymous
}

/** Matches numbers shorter than a phone number, dates, media types, and text of this run. */
const IMPERSONAL_TEXT_PATTERN = /^(\d{1,8}|\d{1,8}\.\d+|\d{4}-\d\d-\d\d[\d: ]*|application\/[\w.+-]+|conformance\b.*)$/i

/**
 * Formats a value for the report. Omits text that may be personal, because a faulty host may return another person's.
 * @param contractValues values that the contract defines; other text may be a name
 */
export function formatForReport(value: unknown, contractValues: readonly string[]): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value === null || value === undefined ? 'nothing' : 'a record'
  if (value === '') return 'an empty text'
  return IMPERSONAL_TEXT_PATTERN.test(value) || contractValues.includes(value)
    ? value
    : `another text (${value.length} letters)`
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a flag',
  array: 'a list',
  object: 'a record',
  null: 'null',
  undefined: 'nothing',
}

export const formatType = (type: string): string => TYPE_NAMES[type] ?? type
