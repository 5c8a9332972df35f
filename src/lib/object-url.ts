/** Milliseconds. Safari and PDF viewers read the URL only after the click handler has returned. */
const REVOKE_AFTER = 60_000

export function objectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
  return url
}
