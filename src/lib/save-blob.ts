/** Downloads a file without opening it, so that its content cannot run as a page. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = createObjectUrl(blob)
  link.download = name
  link.click()
}

/** Milliseconds. Safari and PDF viewers read the URL only after the click handler has returned. */
const REVOKE_DELAY = 60_000

export function createObjectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY)
  return url
}
