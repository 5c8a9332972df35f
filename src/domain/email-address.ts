import { fold } from './fold'

/** Spaces, control characters and everything invisible: a paste brings them along, and no address contains them. */
const NOT_IN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu

/** An address as it is sent: without what a paste brings along, which is also the scheme of a copied link. */
export const cleanEmail = (text: string): string => text.replace(NOT_IN_ADDRESS, '').replace(/^mailto:/i, '')

/** An address in the form in which two are compared. */
export const comparableEmail = (text: string): string => fold(cleanEmail(text))

const ADDRESS = /^[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Whether a text has the form of an address. For warnings only: whether an address is valid, the host decides. */
export const looksLikeEmail = (text: string): boolean => ADDRESS.test(text)

/** The first character that an address may contain and hardly ever does, such as a Cyrillic а; undefined if none. */
export const unusualIn = (address: string): string | undefined => /[^!-~]/u.exec(address)?.[0]

/** The part after the @, in the form in which two are compared; empty when there is none. */
export const emailDomain = (text: string): string => comparableEmail(text).split('@')[1] ?? ''
