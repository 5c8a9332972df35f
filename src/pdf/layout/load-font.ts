import type { FontName, LoadFont, Weight } from './faces'

type Load = () => Promise<{ default: string }>

const mathRegular: Load = () => import('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?inline')

/** Data URLs load the same way in builds, browsers and Node. fontkit cannot subset WOFF2. */
const FONT_FILES: Record<FontName, Record<Weight, Load>> = {
  latin: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline'),
  },
  vietnamese: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?inline'),
  },
  'latin-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline'),
  },
  greek: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline'),
  },
  'greek-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff?inline'),
  },
  cyrillic: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline'),
  },
  'cyrillic-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?inline'),
  },
  sinhala: {
    regular: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-600-normal.woff?inline'),
  },
  tamil: {
    regular: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?inline'),
  },
  // The family has one weight.
  math: { regular: mathRegular, bold: mathRegular },
}

const cache = new Map<Load, Promise<Uint8Array>>()

/** Loads each font once, because a board pack needs it for every application. */
export const loadFont: LoadFont = (name, weight) => {
  const source = FONT_FILES[name][weight]
  const font = cache.get(source) ?? load(source)
  cache.set(source, font)
  // A failed font is fetched again on the next call.
  font.catch(() => cache.delete(source))
  return font
}

async function load(source: Load): Promise<Uint8Array> {
  const { default: address } = await source()
  const base64 = address.slice(address.indexOf(',') + 1)
  return unpackWoff(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
}

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array
}

/** Unpacks WOFF (W3C, WOFF 1.0) to TrueType, because fontkit unpacks a table of a WOFF again for every glyph. */
async function unpackWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Table> => {
      const offset = HEADER.woff + index * ENTRY.woff
      const packed = woff.subarray(view.getUint32(offset + 4), view.getUint32(offset + 4) + view.getUint32(offset + 8))
      const isPacked = packed.length < view.getUint32(offset + 12)
      const bytes = isPacked ? await inflate(packed) : packed
      return { tag: view.getUint32(offset), checksum: view.getUint32(offset + 16), bytes }
    }),
  )
  return writeSfnt(view.getUint32(4), tables)
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Tables start at multiples of four bytes. */
const alignToFour = (length: number): number => Math.ceil(length / 4) * 4

function writeSfnt(flavour: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const start = HEADER.sfnt + tables.length * ENTRY.sfnt
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + alignToFour(bytes.length), start))
  const view = new DataView(font.buffer)
  const exponent = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * 2 ** exponent)
  view.setUint16(8, exponent)
  view.setUint16(10, 16 * (tables.length - 2 ** exponent))
  let nextOffset = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const offset = HEADER.sfnt + index * ENTRY.sfnt
    ;[tag, checksum, nextOffset, bytes.length].forEach((value, field) => view.setUint32(offset + field * 4, value))
    font.set(bytes, nextOffset)
    nextOffset += alignToFour(bytes.length)
  })
  return font
}
