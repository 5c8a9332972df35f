/** Copies a file into memory, because browsers cannot read it after it changes or moves. Rejects if unreadable now. */
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

/** Rejects with an `UnreadableFileError` for the first file that can no longer be read. One byte of each is enough. */
export async function ensureReadable(files: readonly File[]): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  const lost = files.find((_, index) => results[index]?.status === 'rejected')
  if (lost) throw new UnreadableFileError(lost.name)
}
