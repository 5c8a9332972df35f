/** Identifies a chosen file. Browsers create a new `File` object each time the same file is chosen. */
export function getFingerprint(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}

export function removeDuplicates(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [getFingerprint(file), file])).values()]
}
