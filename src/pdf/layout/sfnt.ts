const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array
}

/** Unpacks WOFF (W3C, WOFF 1.0) to TrueType, because fontkit unpacks a table of a WOFF again for every glyph. */
export async function sfntOf(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Table> => {
      const at = HEADER.woff + index * ENTRY.woff
      const packed = woff.subarray(view.getUint32(at + 4), view.getUint32(at + 4) + view.getUint32(at + 8))
      const isPacked = packed.length < view.getUint32(at + 12)
      const bytes = isPacked ? await inflated(packed) : packed
      return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), bytes }
    }),
  )
  return written(view.getUint32(4), tables)
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Tables start at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4

function written(flavour: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const start = HEADER.sfnt + tables.length * ENTRY.sfnt
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + padded(bytes.length), start))
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, 16 * (tables.length - 2 ** power))
  let place = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = HEADER.sfnt + index * ENTRY.sfnt
    ;[tag, checksum, place, bytes.length].forEach((value, field) => view.setUint32(at + field * 4, value))
    font.set(bytes, place)
    place += padded(bytes.length)
  })
  return font
}
