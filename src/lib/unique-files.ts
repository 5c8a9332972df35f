/** Tells two chosen files apart: a browser makes a new object of the same file each time it is chosen. */
export function fingerprint(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}

/** The same file chosen twice is one file. */
export function uniqueFiles(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [fingerprint(file), file])).values()]
}
