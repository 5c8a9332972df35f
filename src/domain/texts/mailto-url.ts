import { encodeText } from './encode-text'

interface PrefilledEmail {
  readonly to: string
  readonly subject: string
  /** Plain text; lines end with `\n`. */
  readonly body: string
}

/** Returns a link that opens a prefilled e-mail in the user's mail program (RFC 6068). */
export function mailtoUrl({ to, subject, body }: PrefilledEmail): string {
  return `mailto:${encodeText(to)}?subject=${encodeText(subject)}&body=${encodeText(body.replaceAll('\n', '\r\n'))}`
}
