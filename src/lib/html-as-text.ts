/** Returns the text of an e-mail's HTML, for plain text e-mail programs and to check that it is not empty. */
export function htmlAsText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const item of body.querySelectorAll('li')) item.prepend('- ')
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, blockquote'))
    block.append(block.matches('li *') ? '\n' : '\n\n')
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim()
}
