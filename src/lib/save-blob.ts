/** Downloads a file. It is never opened, so its content cannot run as a page. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = objectUrl(blob)
  link.download = name
  link.click()
}

/** Milliseconds. Safari and PDF viewers read the URL only after the click handler has returned. */
const REVOKE_AFTER = 60_000

export function objectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
  return url
}
