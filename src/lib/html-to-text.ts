/** Converts an e-mail's HTML to plain text. Also used to check that an e-mail is not empty. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const item of body.querySelectorAll('li')) item.prepend('- ')
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, blockquote'))
    block.append(block.matches('li *') ? '\n' : '\n\n')
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim()
}
