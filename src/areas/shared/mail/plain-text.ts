import { composeMail, type MailPart } from '@/domain/mail-body'

/** An address in a text, without the full stop or bracket that a sentence puts behind it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** A body that was typed as plain text, as the HTML that Email.php wants (wire 2.2): every word stays a word. */
export function textAsHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(ADDRESS).map((part): MailPart => (ADDRESS.test(part) ? { link: part } : part)))
  return composeMail('', paragraphs).html
}

/** The words of a mail, for a mail program that is given plain text and to see whether there are any. */
export function htmlAsText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const item of body.querySelectorAll('li')) item.prepend('- ')
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, blockquote'))
    block.append(block.matches('li *') ? '\n' : '\n\n')
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim()
}
