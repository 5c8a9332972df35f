import { objectUrl } from './object-url'

/** Downloads a file. It is never opened, so its content cannot run as a page. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = objectUrl(blob)
  link.download = name
  link.click()
}
