import { ROLES } from '@/domain/roles'

const LONGEST = 100

/** A report is passed on: no addresses, nothing long. */
export function shortened(text: string): string {
  const anonymous = text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\s+/g, ' ')
    .trim()
  return anonymous.length > LONGEST ? `${anonymous.slice(0, LONGEST)}...` : anonymous
}

/** The words of the contract that a column can hold; any other word may be somebody's name. */
const WORDS: readonly string[] = [...ROLES, 'yes', 'no', 'unknown', 'Pending', 'Approved', 'Rejected']

/** A number, but for one as long as a telephone's; a date; the type of a file; or what this run has written itself. */
const IMPERSONAL = /^(\d{1,8}|\d{1,8}\.\d+|\d{4}-\d\d-\d\d[\d: ]*|application\/[\w.+-]+|conformance\b.*)$/i

/** A value of the host as a report may hold it: with ids mixed up it can be a stranger's. */
export function inReport(came: unknown): string {
  if (typeof came === 'number' || typeof came === 'boolean') return String(came)
  if (typeof came !== 'string') return came === null || came === undefined ? 'nothing' : 'a record'
  if (came === '') return 'an empty text'
  return IMPERSONAL.test(came) || WORDS.includes(came) ? came : `another text (${came.length} letters)`
}

/** What json types are called to the owner of a host. */
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
