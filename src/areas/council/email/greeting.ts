import type { EmailContent } from '@/domain/email-body'

/** The line of an e-mail that names whom it is for: "Dear Dr Nadia Haq,". */
export const greetingOf = ({ text }: EmailContent): string => text.split('\n', 1)[0] ?? ''

const nameIn = (greeting: string): string =>
  greeting
    .replace(/^Dear /, '')
    .replace(/,$/, '')
    .trim()

/** The e-mail with another greeting in place of its own; as it is where its own was reworded. */
export function greetAnew(body: string, rich: boolean, from: string, to: string): string {
  if (from === to) return body
  if (!rich) return body.replace(from, () => to)
  // By its words: an editor spells the same name in other HTML than the portal does.
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

/** Whom the e-mail was written for, where it may still speak to them and not to whom it goes now. */
export function earlierNameIn(text: string, from: string, to: string): string | null {
  const earlier = nameIn(from)
  if (from === to || earlier === '') return null
  return !text.includes(to) || namesEarlier(text, from, to) ? earlier : null
}

/** Which greeting an edited e-mail is to be known by: the earlier one for as long as it is the one that it has. */
export const greetingAfterEdit = (text: string, from: string, to: string): string =>
  !text.includes(to) && namesEarlier(text, from, to) ? from : to

const namesEarlier = (text: string, from: string, to: string): boolean =>
  nameIn(from) !== '' && text.replace(to, '').includes(nameIn(from))
