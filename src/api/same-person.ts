import { comparableEmail } from '@/domain/email-address'

/** Who somebody is, as far as a host tells it. */
export interface Known {
  readonly id: string
  readonly email: string
}

/** By id; by address where a host has never told an id. */
export const isSamePerson = (one: Known, other: Known): boolean =>
  one.id === '' ? comparableEmail(one.email) === comparableEmail(other.email) : one.id === other.id
