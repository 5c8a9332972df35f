/** Values of the FAT from here on are no sector: the end of a chain, or a free one. */
const NO_SECTOR = 0xfffffffa
const NO_ENTRY = 0xffffffff
const ENTRY_SIZE = 128

const viewOf = async (file: Blob, from: number, size: number) =>
  new DataView(await file.slice(from, from + size).arrayBuffer())

/**
 * Returns the names at the top of an OLE compound file, such as `WordDocument`, without those of embedded objects.
 * Reads only its FAT and directory. Rejects if they are incomplete.
 */
export async function oleNames(file: Blob): Promise<string[]> {
  const header = await viewOf(file, 0, 512)
  const sectorSize = 1 << header.getUint16(30, true)
  const numbers = sectorSize / 4
  const most = file.size / sectorSize
  const sector = (position: number) => viewOf(file, (position + 1) * sectorSize, sectorSize)

  const fat = Array.from({ length: 109 }, (_, index) => header.getUint32(76 + index * 4, true))
  for (let next = header.getUint32(68, true); next < NO_SECTOR && fat.length < most;) {
    const more = await sector(next)
    for (let index = 0; index < numbers - 1; index += 1) fat.push(more.getUint32(index * 4, true))
    next = more.getUint32(sectorSize - 4, true)
  }

  const directory: DataView[] = []
  for (let at = header.getUint32(48, true); at < NO_SECTOR && directory.length < most;) {
    directory.push(await sector(at))
    const part = await sector(fat[Math.floor(at / numbers)] ?? NO_SECTOR)
    at = part.getUint32((at % numbers) * 4, true)
  }

  const entry = (index: number): DataView => {
    const start = index * ENTRY_SIZE
    const { buffer } = directory[Math.floor(start / sectorSize)] ?? new DataView(new ArrayBuffer(0))
    return new DataView(buffer, start % sectorSize, ENTRY_SIZE)
  }
  // The entries of a folder are a binary tree, to which the folder's own entry points.
  const names = new Map<number, string>()
  const waiting = [entry(0).getUint32(76, true)]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || names.has(index)) continue
    const found = entry(index)
    const length = Math.max(found.getUint16(64, true) - 2, 0)
    names.set(index, new TextDecoder('utf-16le').decode(new Uint8Array(found.buffer, found.byteOffset, length)))
    waiting.push(found.getUint32(68, true), found.getUint32(72, true))
  }
  return [...names.values()]
}

/** The last record of a ZIP with the longest possible comment. */
const ZIP_END = { signature: 0x06054b50, size: 22, longest: 22 + 0xffff }
const ZIP_FILE = { signature: 0x02014b50, size: 46 }

/** Returns the names in a ZIP. Reads only its directory, which is at the end. Rejects if it is missing. */
export async function zipNames(file: Blob): Promise<string[]> {
  const tailStart = Math.max(file.size - ZIP_END.longest, 0)
  const tail = await viewOf(file, tailStart, ZIP_END.longest)
  let end = tail.byteLength - ZIP_END.size
  while (tail.getUint32(end, true) !== ZIP_END.signature) end -= 1
  const size = tail.getUint32(end + 12, true)
  // Counted from the end, because something may precede the first file.
  const directory = await viewOf(file, tailStart + end - size, size)
  const names: string[] = []
  for (let at = 0; at < size && directory.getUint32(at, true) === ZIP_FILE.signature;) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true))
    names.push(new TextDecoder().decode(new Uint8Array(directory.buffer, at + ZIP_FILE.size, name)))
    at += ZIP_FILE.size + name + extra + comment
  }
  return names
}
