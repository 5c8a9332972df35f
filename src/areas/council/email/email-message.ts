import { composeEmail, type EmailContent, type EmailPart } from '@/domain/texts/email-body'
import { htmlToText } from '@/lib/html-to-text'
import type { EmailDraft } from '@/writes/email-draft'
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
  const text = htmlToText(html)
  return { body, html, text, earlierName: written && earlierNameIn(text, written.greeting, greeting) }
}

/** Returns an edited body to store, with the greeting that it contains. */
export function draftWith(body: string, written: EmailDraft | null, content: EmailContent, rich: boolean): EmailDraft {
  const greeting = greetingOf(content)
  const text = htmlToText(asHtml(body, rich))
  return { body, greeting: greetingAfterEdit(text, written?.greeting ?? greeting, greeting) }
}

export const writtenForAnother = (name: string): string =>
  `This message was written for ${name}. Please check whom it speaks to before you send it.`

/** Greeting line of an e-mail: "Dear Dr Nadia Haq,". */
const greetingOf = ({ text }: EmailContent): string => text.split('\n', 1)[0] ?? ''

const nameIn = (greeting: string): string =>
  greeting
    .replace(/^Dear /, '')
    .replace(/,$/, '')
    .trim()

/** Replaces the greeting in a body; the body is unchanged if its greeting was reworded. */
function greetAnew(body: string, rich: boolean, from: string, to: string): string {
  if (from === to) return body
  if (!rich) return body.replace(from, () => to)
  // Compared as text, because the editor may serialise the same name as different HTML.
  const { body: parsed } = new DOMParser().parseFromString(body, 'text/html')
  const texts = document.createTreeWalker(parsed, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    if (node.nodeValue?.includes(from)) {
      node.nodeValue = node.nodeValue.replace(from, () => to)
      return parsed.innerHTML
    }
  }
  return body
}

/** Name in the earlier greeting if the message may still address it instead of the current recipient; else null. */
function earlierNameIn(text: string, from: string, to: string): string | null {
  const earlier = nameIn(from)
  if (from === to || earlier === '') return null
  return !text.includes(to) || namesEarlier(text, from, to) ? earlier : null
}

/** The greeting that an edited body contains: the earlier one as long as it is still in the text. */
const greetingAfterEdit = (text: string, from: string, to: string): string =>
  !text.includes(to) && namesEarlier(text, from, to) ? from : to

const namesEarlier = (text: string, from: string, to: string): boolean =>
  nameIn(from) !== '' && text.replace(to, '').includes(nameIn(from))

/** A URL in text, without the full stop or bracket that may follow it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Converts a plain-text body to the HTML that Email.php expects; the text is escaped. */
export function textAsHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(ADDRESS).map((part): EmailPart => (ADDRESS.test(part) ? { link: part } : part)))
  return composeEmail('', paragraphs).html
}
