import createDOMPurify from 'dompurify'

const TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'hr',
]

const purifier = createDOMPurify(window)

// What opens in the reader's own tab must have no way back to the e-mail.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/**
 * The one place where the HTML of an e-mail is made safe: what is pasted, what is shown and what is sent. Only what an
 * e-mail needs is left: no styles, no pictures (they would tell who has opened it) and no address but http and mailto.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'target', 'rel'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  })
}
