import type { EmailContent } from '@/domain/texts/email-body'
import { htmlAsText } from '@/lib/html-as-text'
import type { EmailDraft } from '@/writes/email-draft'
import { earlierNameIn, greetAnew, greetingAfterEdit, greetingOf } from './greeting'
import { textAsHtml } from './plain-text'
import { sanitise } from '@/writes/sanitise'

export interface EmailMessage {
  /** The edited text: HTML if rich, otherwise plain. */
  readonly body: string
  /** The sent text. */
  readonly html: string
  readonly text: string
  /** Name in an earlier greeting that the text may still address instead of the recipient; otherwise null. */
  readonly earlierName: string | null
}

const asHtml = (body: string, rich: boolean) => (rich ? sanitise(body) : textAsHtml(body))

/** Returns the message as it would be sent: the portal's or the edited text, with the current greeting. */
export function messageOf(written: EmailDraft | null, content: EmailContent, rich: boolean): EmailMessage {
  const greeting = greetingOf(content)
  const original = rich ? content.html : content.text
  const body = written ? greetAnew(written.body, rich, written.greeting, greeting) : original
  const html = asHtml(body, rich)
  const text = htmlAsText(html)
  return { body, html, text, earlierName: written && earlierNameIn(text, written.greeting, greeting) }
}

/** Returns an edited body to store, with the greeting that it contains. */
export function draftWith(body: string, written: EmailDraft | null, content: EmailContent, rich: boolean): EmailDraft {
  const greeting = greetingOf(content)
  const text = htmlAsText(asHtml(body, rich))
  return { body, greeting: greetingAfterEdit(text, written?.greeting ?? greeting, greeting) }
}

export const writtenForAnother = (name: string): string =>
  `This message was written for ${name}. Please check whom it speaks to before you send it.`
