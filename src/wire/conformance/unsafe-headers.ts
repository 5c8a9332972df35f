/** Returns what lets a browser show an uploaded file as a page of the host, instead of saving it. */
export function findUnsafeHeaders(headers: Headers): string[] {
  const isAttachment = /^\s*attachment\b/i.test(headers.get('Content-Disposition') ?? '')
  const isSniffed = headers.get('X-Content-Type-Options')?.trim().toLowerCase() !== 'nosniff'
  const isPage = /^\s*(text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/i.test(headers.get('Content-Type') ?? '')
  return [
    ...(isAttachment ? [] : ['no Content-Disposition: attachment']),
    ...(isSniffed ? ['no X-Content-Type-Options: nosniff'] : []),
    ...(isPage ? ['a Content-Type of pages'] : []),
  ]
}
