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

// Links open in a new tab, without access to the opener.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/**
 * Sanitises e-mail HTML. Allows no styles, no images (they could track who opens it), and only http and mailto URLs.
 * The content of other tags is kept.
 */
export function sanitise(html: string, otherTags: readonly string[] = []): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...TAGS, ...otherTags],
    ALLOWED_ATTR: ['href', 'target', 'rel'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  })
}
