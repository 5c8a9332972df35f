import { composeEmail, type EmailPart } from '@/domain/texts/email-body'

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
