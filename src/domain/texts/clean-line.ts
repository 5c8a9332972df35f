/** Direction marks, zero-width spaces, soft hyphens and control characters. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|(?!\s)\p{Cc}/gu

/** Matches joiners without a meaning. Joiners after Sinhala, Tamil or Persian letters and emoji have one. */
const IDLE_JOINER = /(?<![\p{M}\p{So}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]+/gu

/** Removes invisible characters, replaces all white space with plain spaces, and trims. */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(IDLE_JOINER, '').replace(/\s/g, ' ').trim()
