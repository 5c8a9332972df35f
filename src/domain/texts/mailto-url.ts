import { encodeText } from './encode-text'

export interface PrefilledEmail {
  readonly to: string
  readonly subject: string
  /** Plain text; lines end with `\n`. */
  readonly body: string
}

/** Browsers and Outlook cut or drop longer links. */
const LONGEST_LINK = 1_900

/**
 * Returns a link that opens a prefilled e-mail in the user's mail program (RFC 6068), without the body if the link would
 * be too long.
 */
export function mailtoUrl({ to, subject, body }: PrefilledEmail): { url: string; hasBody: boolean } {
  const withoutBody = `mailto:${encodeText(to)}?subject=${encodeText(subject)}`
  const url = `${withoutBody}&body=${encodeText(body.replaceAll('\n', '\r\n'))}`
  return url.length <= LONGEST_LINK ? { url, hasBody: true } : { url: withoutBody, hasBody: false }
}
