import { escapeHtml } from '@/lib/escape-html'
/** A part of a paragraph: plain text, bold text, or a link. A line break is `\n`. */
export type EmailPart = string | { bold: string } | { link: string; text?: string }

export type EmailParagraph = readonly EmailPart[]

/** `html` is the `message` of Email.php; `text` is its plain text version, for copying. */
export interface EmailContent {
  subject: string
  html: string
  text: string
}

/** Composes an e-mail from paragraphs. Escapes every text for HTML, so a name or a title cannot become markup. */
export function composeEmail(subject: string, paragraphs: readonly EmailParagraph[]): EmailContent {
  return {
    subject,
    html: paragraphs.map((paragraph) => `<p>${paragraph.map(partAsHtml).join('')}</p>`).join(''),
    text: paragraphs.map((paragraph) => paragraph.map(partAsText).join('')).join('\n\n'),
  }
}

/** Returns the e-mail with one more paragraph below its greeting. */
export function withParagraph({ subject, html, text }: EmailContent, paragraph: string): EmailContent {
  const [greeting = '', ...rest] = text.split('\n\n')
  return {
    subject,
    html: html.replace('</p>', () => `</p><p>${escapeHtml(paragraph)}</p>`),
    text: [greeting, paragraph, ...rest].join('\n\n'),
  }
}

function partAsHtml(part: EmailPart): string {
  if (typeof part === 'string') return escapeHtml(part)
  if ('bold' in part) return `<strong>${escapeHtml(part.bold)}</strong>`
  const { link, text = link } = part
  return `<a href="${escapeHtml(link)}" target="_blank" rel="noopener noreferrer">${escapeHtml(text)}</a>`
}

function partAsText(part: EmailPart): string {
  if (typeof part === 'string') return part
  return 'bold' in part ? part.bold : (part.text ?? part.link)
}
