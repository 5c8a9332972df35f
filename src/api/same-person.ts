import { comparableEmail } from '@/domain/email-address'

/** What tells one person from another, as far as a host tells it. */
export interface Known {
  readonly id: string
  readonly email: string
}

/** By id; by address where a host has never told an id. Where neither is known, nothing speaks against it. */
export function isSamePerson(one: Known, other: Known): boolean {
  if (one.id !== '' && other.id !== '') return one.id === other.id
  if (one.email === '' || other.email === '') return true
  return comparableEmail(one.email) === comparableEmail(other.email)
}
