/** Safari and the PDF viewers read an address only after the click has returned; a minute is enough for all. */
const KEPT_FOR = 60_000

/** An address of the file in this browser, which is given back after a minute. */
export function objectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
  return url
}
