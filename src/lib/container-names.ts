/** FAT values from here on mark the end of a chain or a free sector. */
const NO_SECTOR = 0xfffffffa
const NO_ENTRY = 0xffffffff
const ENTRY_SIZE = 128

const readView = async (file: Blob, offset: number, size: number) =>
  new DataView(await file.slice(offset, offset + size).arrayBuffer())

/**
 * Returns the names at the top of an OLE compound file, such as `WordDocument`, without those of embedded objects.
 * Reads only its FAT and directory; libraries read the whole file. Rejects if either is incomplete.
 */
export async function readOleNames(file: Blob): Promise<string[]> {
  const header = await readView(file, 0, 512)
  const sectorSize = 1 << header.getUint16(30, true)
  const entriesPerSector = sectorSize / 4
  const sectorCount = file.size / sectorSize
  const readSector = (position: number) => readView(file, (position + 1) * sectorSize, sectorSize)

  const fat = Array.from({ length: 109 }, (_, index) => header.getUint32(76 + index * 4, true))
  for (let sectorIndex = header.getUint32(68, true); sectorIndex < NO_SECTOR && fat.length < sectorCount;) {
    const fatSector = await readSector(sectorIndex)
    for (let index = 0; index < entriesPerSector - 1; index += 1) fat.push(fatSector.getUint32(index * 4, true))
    sectorIndex = fatSector.getUint32(sectorSize - 4, true)
  }

  const directory: DataView[] = []
  for (let sectorIndex = header.getUint32(48, true); sectorIndex < NO_SECTOR && directory.length < sectorCount;) {
    directory.push(await readSector(sectorIndex))
    const fatSector = await readSector(fat[Math.floor(sectorIndex / entriesPerSector)] ?? NO_SECTOR)
    sectorIndex = fatSector.getUint32((sectorIndex % entriesPerSector) * 4, true)
  }

  const readEntry = (index: number): DataView => {
    const start = index * ENTRY_SIZE
    const { buffer } = directory[Math.floor(start / sectorSize)] ?? new DataView(new ArrayBuffer(0))
    return new DataView(buffer, start % sectorSize, ENTRY_SIZE)
  }
  // The entries of a folder form a binary tree. The folder's own entry contains the index of the root.
  const names = new Map<number, string>()
  const pendingIndexes = [readEntry(0).getUint32(76, true)]
  for (let index = pendingIndexes.pop(); index !== undefined; index = pendingIndexes.pop()) {
    if (index === NO_ENTRY || names.has(index)) continue
    const entry = readEntry(index)
    const length = Math.max(entry.getUint16(64, true) - 2, 0)
    names.set(index, new TextDecoder('utf-16le').decode(new Uint8Array(entry.buffer, entry.byteOffset, length)))
    pendingIndexes.push(entry.getUint32(68, true), entry.getUint32(72, true))
  }
  return [...names.values()]
}

/** The last record of a ZIP. `maxSize` includes the longest possible comment. */
const ZIP_END = { signature: 0x06054b50, size: 22, maxSize: 22 + 0xffff }
const ZIP_FILE = { signature: 0x02014b50, size: 46 }

/** Returns the file names in a ZIP. Reads only the directory at its end. Rejects if the directory is missing. */
export async function readZipNames(file: Blob): Promise<string[]> {
  const tailStart = Math.max(file.size - ZIP_END.maxSize, 0)
  const tail = await readView(file, tailStart, ZIP_END.maxSize)
  let end = tail.byteLength - ZIP_END.size
  while (tail.getUint32(end, true) !== ZIP_END.signature) end -= 1
  const size = tail.getUint32(end + 12, true)
  // Counted from the end, because something may precede the first file.
  const directory = await readView(file, tailStart + end - size, size)
  const names: string[] = []
  for (let start = 0; start < size && directory.getUint32(start, true) === ZIP_FILE.signature;) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => directory.getUint16(start + offset, true))
    names.push(new TextDecoder().decode(new Uint8Array(directory.buffer, start + ZIP_FILE.size, name)))
    start += ZIP_FILE.size + name + extra + comment
  }
  return names
}
