import { cleanLine } from '../texts/clean-line'
import { fold } from '../texts/fold'

/** White space, control characters and invisible characters, which no address contains. */
const NOT_IN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu

/** Returns an address as sent, without white space, invisible characters and `mailto:`. */
export const cleanEmail = (text: string): string => text.replace(NOT_IN_ADDRESS, '').replace(/^mailto:/i, '')

export const comparableEmail = (text: string): string => fold(cleanEmail(text))

const ADDRESS = /^[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Returns whether a text has the format of an address. Log-in does not call it, because the host decides there. */
export const looksLikeEmail = (text: string): boolean => ADDRESS.test(text)

/** Splits a recipient copied from an e-mail program, `Prof. K. Silva <hod@botany.example>`. */
export function namedAddress(text: string): { name: string; email: string } | undefined {
  const [, name = '', email = ''] = /^([^<>]*)<([^<>@]+@[^<>@]+)>[\s,;]*$/.exec(text.trim()) ?? []
  return email === '' ? undefined : { name: cleanLine(name).replace(/^"(.*)"$/, '$1'), email: cleanEmail(email) }
}

/** Returns the first character outside printable ASCII, such as a Cyrillic а. It is valid, but usually a mistake. */
const findUnusualCharacter = (address: string): string | undefined => /[^!-~]/u.exec(address)?.[0]

const getDomain = (text: string): string => comparableEmail(text).split('@')[1] ?? ''

/** Mail services that are open to anyone. A shared domain then does not imply a shared employer. */
const PUBLIC_MAIL_SERVICES = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
]

/** Returns the domain that two addresses share. Undefined if they share none, or that of a public mail service. */
export function sharedDomain(one: string, other: string): string | undefined {
  const domain = getDomain(one)
  return domain !== '' && domain === getDomain(other) && !PUBLIC_MAIL_SERVICES.includes(domain) ? domain : undefined
}

export const NOT_AN_ADDRESS = 'This does not look like an e-mail address.'

/** Returns undefined if the address looks right or is empty. */
export function emailAdvice(text: string): string | undefined {
  const address = cleanEmail(text)
  if (address === '') return undefined
  if (!looksLikeEmail(address)) return NOT_AN_ADDRESS
  const unusual = findUnusualCharacter(address)
  return unusual && `Check “${unusual}”: it is unusual in an e-mail address.`
}
