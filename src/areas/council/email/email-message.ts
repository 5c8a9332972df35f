import { composeEmail, type EmailContent, type EmailPart } from '@/domain/texts/email-body'
import { htmlToText } from '@/lib/html-to-text'
import type { EmailDraft } from '@/writes/email-draft'
import { sanitise } from '@/writes/sanitise'

export interface EmailMessage {
  /** The sent text. */
  readonly html: string
  readonly text: string
  /** Name of an earlier recipient that the text may still address; otherwise null. */
  readonly earlierName: string | null
}

const bodyToHtml = (body: string, isRich: boolean) => (isRich ? sanitise(body) : textToHtml(body))

/** Returns the edited text, or else the portal's text, with the current greeting. It is HTML if rich, otherwise plain. */
export function getBody(draft: EmailDraft | null, content: EmailContent, isRich: boolean): string {
  if (draft) return replaceGreeting(draft.body, isRich, draft.greeting, getGreeting(content))
  return isRich ? content.html : content.text
}

export function createMessage(draft: EmailDraft | null, content: EmailContent, isRich: boolean): EmailMessage {
  const html = bodyToHtml(getBody(draft, content, isRich), isRich)
  const text = htmlToText(html)
  return { html, text, earlierName: draft && findEarlierName(text, draft.greeting, getGreeting(content)) }
}

/** Returns the edited body to store, together with its greeting. */
export function createDraft(
  body: string,
  draft: EmailDraft | null,
  content: EmailContent,
  isRich: boolean,
): EmailDraft {
  const greeting = getGreeting(content)
  if (draft === null || draft.greeting === greeting) return { body, greeting }
  return { body, greeting: findGreeting(htmlToText(bodyToHtml(body, isRich)), draft.greeting, greeting) }
}

export const formatRecipientWarning = (name: string): string =>
  `This message was written for ${name}. Please check whom it speaks to before you send it.`

/** Returns the greeting line: "Dear Dr Nadia Haq,". */
const getGreeting = ({ text }: EmailContent): string => text.split('\n', 1)[0] ?? ''

const parseName = (greeting: string): string =>
  greeting
    .replace(/^Dear /, '')
    .replace(/,$/, '')
    .trim()

/** Replaces the old greeting. A body with a reworded greeting stays unchanged. */
function replaceGreeting(body: string, isRich: boolean, oldGreeting: string, newGreeting: string): string {
  if (oldGreeting === newGreeting) return body
  if (!isRich) return body.replace(oldGreeting, () => newGreeting)
  // Compared as text, because the editor may serialise the same name as different HTML.
  const { body: parsed } = new DOMParser().parseFromString(body, 'text/html')
  const textNodes = document.createTreeWalker(parsed, NodeFilter.SHOW_TEXT)
  while (textNodes.nextNode()) {
    const { currentNode: node } = textNodes
    if (node.nodeValue?.includes(oldGreeting)) {
      node.nodeValue = node.nodeValue.replace(oldGreeting, () => newGreeting)
      return parsed.innerHTML
    }
  }
  return body
}

/** Returns the name in the old greeting if the message may still address that person; otherwise null. */
function findEarlierName(text: string, oldGreeting: string, newGreeting: string): string | null {
  const earlierName = parseName(oldGreeting)
  if (oldGreeting === newGreeting || earlierName === '') return null
  return !text.includes(newGreeting) || mentionsEarlierName(text, oldGreeting, newGreeting) ? earlierName : null
}

/** Returns the greeting that an edited body contains. */
const findGreeting = (text: string, oldGreeting: string, newGreeting: string): string =>
  !text.includes(newGreeting) && mentionsEarlierName(text, oldGreeting, newGreeting) ? oldGreeting : newGreeting

const mentionsEarlierName = (text: string, oldGreeting: string, newGreeting: string): boolean =>
  parseName(oldGreeting) !== '' && text.replace(newGreeting, '').includes(parseName(oldGreeting))

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
