export interface DroppedFiles {
  readonly files: readonly File[]
  /** Names of the folders, which a browser also lists as files although it cannot read them. */
  readonly folders: readonly string[]
}

/** Call it synchronously in the drop event: the browser clears the items afterwards. */
export function droppedFiles({ items }: DataTransfer): DroppedFiles {
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
