/** Marks of direction, zero-width spaces, soft hyphens and control characters: nobody sees or types them. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|(?!\s)\p{Cc}/gu

/** Joiners write letters of Sinhala, Tamil and Persian, and mean nothing elsewhere. */
const IDLE_JOINER = /(?<![\p{M}\p{So}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]+/gu

/** One line of text as it is sent: without invisible characters, with plain spaces, and with none around it. */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(IDLE_JOINER, '').replace(/\s/g, ' ').trim()
