import { ROLES } from '@/domain/people/roles'

const LONGEST = 100

/** A text for the report, which others may read: without addresses, and short. */
export function shortened(text: string): string {
  const anonymous = text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\s+/g, ' ')
    .trim()
  return anonymous.length > LONGEST ? `${anonymous.slice(0, LONGEST)}...` : anonymous
}

/** The texts of the contract that a column can hold; any other text may be somebody's name. */
const WORDS: readonly string[] = [...ROLES, 'yes', 'no', 'unknown', 'Pending', 'Approved', 'Rejected']

/** A number shorter than a telephone's; a date; a media type; or what this run has written itself. */
const IMPERSONAL = /^(\d{1,8}|\d{1,8}\.\d+|\d{4}-\d\d-\d\d[\d: ]*|application\/[\w.+-]+|conformance\b.*)$/i

/** A value of the host as the report may show it: if ids are mixed up, it can belong to somebody else. */
export function inReport(came: unknown): string {
  if (typeof came === 'number' || typeof came === 'boolean') return String(came)
  if (typeof came !== 'string') return came === null || came === undefined ? 'nothing' : 'a record'
  if (came === '') return 'an empty text'
  return IMPERSONAL.test(came) || WORDS.includes(came) ? came : `another text (${came.length} letters)`
}

/** The names of JSON types in the report. */
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
