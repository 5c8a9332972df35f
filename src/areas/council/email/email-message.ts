import { composeEmail, type EmailContent, type EmailPart } from '@/domain/texts/email-body'
import { htmlAsText } from '@/lib/html-as-text'
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

const bodyToHtml = (body: string, rich: boolean) => (rich ? sanitise(body) : textToHtml(body))

/** Returns the message as it would be sent: the portal's or the edited text, with the current greeting. */
export function createMessage(written: EmailDraft | null, content: EmailContent, rich: boolean): EmailMessage {
  const greeting = getGreeting(content)
  const original = rich ? content.html : content.text
  const body = written ? replaceGreeting(written.body, rich, written.greeting, greeting) : original
  const html = bodyToHtml(body, rich)
  const text = htmlAsText(html)
  return { body, html, text, earlierName: written && findEarlierName(text, written.greeting, greeting) }
}

/** Returns an edited body to store, with the greeting that it contains. */
export function createDraft(
  body: string,
  written: EmailDraft | null,
  content: EmailContent,
  rich: boolean,
): EmailDraft {
  const greeting = getGreeting(content)
  const text = htmlAsText(bodyToHtml(body, rich))
  return { body, greeting: findGreeting(text, written?.greeting ?? greeting, greeting) }
}

export const formatRecipientWarning = (name: string): string =>
  `This message was written for ${name}. Please check whom it speaks to before you send it.`

/** Greeting line of an e-mail: "Dear Dr Nadia Haq,". */
const getGreeting = ({ text }: EmailContent): string => text.split('\n', 1)[0] ?? ''

const parseName = (greeting: string): string =>
  greeting
    .replace(/^Dear /, '')
    .replace(/,$/, '')
    .trim()

/** Replaces the greeting in a body; the body is unchanged if its greeting was reworded. */
function replaceGreeting(body: string, rich: boolean, from: string, to: string): string {
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
function findEarlierName(text: string, from: string, to: string): string | null {
  const earlier = parseName(from)
  if (from === to || earlier === '') return null
  return !text.includes(to) || mentionsEarlierName(text, from, to) ? earlier : null
}

/** The greeting that an edited body contains: the earlier one as long as it is still in the text. */
const findGreeting = (text: string, from: string, to: string): string =>
  !text.includes(to) && mentionsEarlierName(text, from, to) ? from : to

const mentionsEarlierName = (text: string, from: string, to: string): boolean =>
  parseName(from) !== '' && text.replace(to, '').includes(parseName(from))

/** A URL in text, without the full stop or bracket that may follow it. */
const URL_PATTERN = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Converts a plain-text body to the HTML that Email.php expects; the text is escaped. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.split(URL_PATTERN).map((part): EmailPart => (URL_PATTERN.test(part) ? { link: part } : part)),
    )
  return composeEmail('', paragraphs).html
}
