/** Identifies a chosen file, because browsers create a new File object each time the same file is chosen. */
export function fingerprint(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}

export function uniqueFiles(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [fingerprint(file), file])).values()]
}
