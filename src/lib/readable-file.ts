/** Copies a file into memory, because browsers cannot read it once it has changed or moved on disk. */
export async function copyIntoMemory(file: File): Promise<File> {
  const { name, type, lastModified } = file
  return new File([await file.arrayBuffer()], name, { type, lastModified })
}

export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  constructor(readonly fileName: string) {
    super('A file can no longer be read')
  }
}

/** Reads one byte of each file. Rejects with an `UnreadableFileError` for the first file that cannot be read. */
export async function ensureReadable(files: readonly File[]): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  const unreadable = files.find((_, index) => results[index]?.status === 'rejected')
  if (unreadable) throw new UnreadableFileError(unreadable.name)
}
