import { comparableEmail } from '@/domain/people/email-address'

/** Identifies a person. A field is empty if the host did not send it. */
export interface Identity {
  readonly id: string
  readonly email: string
}

/** Compares by id, or by e-mail address if either has no id. True if neither can be compared. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (one.id !== '' && other.id !== '') return one.id === other.id
  if (one.email === '' || other.email === '') return true
  return comparableEmail(one.email) === comparableEmail(other.email)
}
