const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
/** 1 January 1980, the earliest date of the ZIP format. */
const EARLIEST_DATE = 0x0021

/** Sets all file times of a ZIP archive to a constant, because the docx library writes the current time. */
export function resetZipTimes(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice()
  const view = new DataView(bytes.buffer)
  const end = bytes.length - END_LENGTH
  if (view.getUint32(end, true) !== END_OF_DIRECTORY) {
    throw new Error('The archive does not end with its directory.')
  }
  let entry = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    view.setUint32(entry + 12, EARLIEST_DATE << 16, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, EARLIEST_DATE << 16, true)
    // Each entry contains the lengths of the name, extra field and comment that follow it.
    const lengths = [28, 30, 32].map((field) => view.getUint16(entry + field, true))
    entry += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH)
  }
  return bytes
}
