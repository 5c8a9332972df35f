/** Identifies a chosen file: a browser makes a new File object each time the same file is chosen. */
export function fingerprint(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}

/** The files without those that were chosen twice. */
export function uniqueFiles(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [fingerprint(file), file])).values()]
}
