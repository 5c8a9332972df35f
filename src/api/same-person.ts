import { comparableEmail } from '@/domain/people/email-address'

/** What identifies a person; a text is empty where the host did not give it. */
export interface Identity {
  readonly id: string
  readonly email: string
}

/** By id, or by e-mail address where one of the two has no id. True where neither can be compared. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (one.id !== '' && other.id !== '') return one.id === other.id
  if (one.email === '' || other.email === '') return true
  return comparableEmail(one.email) === comparableEmail(other.email)
}
