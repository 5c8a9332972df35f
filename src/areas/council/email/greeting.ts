import type { EmailContent } from '@/domain/texts/email-body'

/** Greeting line of an e-mail: "Dear Dr Nadia Haq,". */
export const greetingOf = ({ text }: EmailContent): string => text.split('\n', 1)[0] ?? ''

const nameIn = (greeting: string): string =>
  greeting
    .replace(/^Dear /, '')
    .replace(/,$/, '')
    .trim()

/** Replaces the greeting in a body; the body is unchanged if its greeting was reworded. */
export function greetAnew(body: string, rich: boolean, from: string, to: string): string {
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
export function earlierNameIn(text: string, from: string, to: string): string | null {
  const earlier = nameIn(from)
  if (from === to || earlier === '') return null
  return !text.includes(to) || namesEarlier(text, from, to) ? earlier : null
}

/** The greeting that an edited body contains: the earlier one as long as it is still in the text. */
export const greetingAfterEdit = (text: string, from: string, to: string): string =>
  !text.includes(to) && namesEarlier(text, from, to) ? from : to

const namesEarlier = (text: string, from: string, to: string): boolean =>
  nameIn(from) !== '' && text.replace(to, '').includes(nameIn(from))
