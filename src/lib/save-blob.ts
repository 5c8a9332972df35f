import { objectUrl } from './object-url'

/** Has the browser save a file under this name; it is never shown, whatever is in it. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = objectUrl(blob)
  link.download = name
  link.click()
}
