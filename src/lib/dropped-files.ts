export interface DroppedFiles {
  readonly files: readonly File[]
  /** Names of dropped folders. Browsers also list them as files, which cannot be read. */
  readonly folders: readonly string[]
}

/** Must be called synchronously in the drop event, because the browser clears the items afterwards. */
export function readDroppedFiles({ items }: DataTransfer): DroppedFiles {
  const files: File[] = []
  const folders: string[] = []
  for (const item of Array.from(items)) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry.name)
    else if (file) files.push(file)
  }
  return { files, folders }
}
