/** An address as it is sent and compared: without the spaces that a paste brings along. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** The same address however it was typed. */
export const comparableEmail = (text: string): string => withoutSpaces(text).toLowerCase()

/** Whether a text has the form of an address. For advice before a mail is sent, never a reason to refuse a form. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/.test(text.trim())

/** The part after the @, in lower case; empty when there is none. */
export const emailDomain = (text: string): string => comparableEmail(text).split('@')[1] ?? ''
