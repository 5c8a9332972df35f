/** An address as it is sent: without spaces, which often come with pasted text. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** An address in the form in which two are compared: without spaces and in lower case. */
export const comparableEmail = (text: string): string => withoutSpaces(text).toLowerCase()

/** Whether a text has the form of an address. For warnings only: whether an address is valid, the host decides. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/.test(text.trim())

/** The part after the @, in lower case; empty when there is none. */
export const emailDomain = (text: string): string => comparableEmail(text).split('@')[1] ?? ''
