import { composeEmail, type EmailPart } from '@/domain/email-body'

/** An address in a text, without the full stop or bracket that a sentence puts behind it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** A body that was typed as plain text, as the HTML that Email.php wants: every word stays a word. */
export function textAsHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(ADDRESS).map((part): EmailPart => (ADDRESS.test(part) ? { link: part } : part)))
  return composeEmail('', paragraphs).html
}
