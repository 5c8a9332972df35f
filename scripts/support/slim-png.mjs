import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const PALETTE = 3

/** @param {Buffer} file @returns {{ type: string, data: Buffer }[]} */
function chunksOf(file) {
  const chunks = []
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The prediction of a byte from those to the left, above, and above to the left, by each of the five filters. */
const PREDICTIONS = [
  () => 0,
  (/** @type {number} */ left) => left,
  (/** @type {number} */ _, /** @type {number} */ up) => up,
  (/** @type {number} */ left, /** @type {number} */ up) => (left + up) >> 1,
  (/** @type {number} */ left, /** @type {number} */ up, /** @type {number} */ corner) => {
    const guess = left + up - corner
    const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
    if (byLeft <= byUp && byLeft <= byCorner) return left
    return byUp <= byCorner ? up : corner
  },
]

/** @param {Buffer} packed @param {number} width @param {number} height @returns {Buffer} four bytes for each pixel */
function pixelsOf(packed, width, height) {
  const raw = inflateSync(packed)
  const stride = width * 4
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const predict = PREDICTIONS[raw[y * (stride + 1)] ?? 0] ?? (() => 0)
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x < 4 ? 0 : (pixels[at - 4] ?? 0)
      const up = pixels[at - stride] ?? 0
      const corner = x < 4 ? 0 : (pixels[at - stride - 4] ?? 0)
      pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predict(left, up, corner)
    }
  }
  return pixels
}

/** @param {number} one @param {number} other the largest difference of their channels */
const distance = (one, other) =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))))

/**
 * The most frequent colours stay as they are; others become one that is close.
 * @param {Uint32Array} colours one for each pixel
 */
function paletteOf(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byCount = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  for (let rounding = 8; ; rounding += 2) {
    /** @type {number[]} */
    const palette = []
    const places = new Map()
    for (const colour of byCount) {
      const near = palette.findIndex((one) => distance(one, colour) <= rounding)
      places.set(colour, near === -1 ? palette.push(colour) - 1 : near)
      if (palette.length > 256) break
    }
    if (palette.length <= 256) return { palette, places }
  }
}

/**
 * The same picture with at most 256 colours and no transparency, a quarter of the size. One that is so already is left
 * as it is.
 * @param {Buffer} file
 */
export function slimPng(file) {
  const chunks = chunksOf(file)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header || header[9] === PALETTE) return file
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const pixels = pixelsOf(packed, width, height)
  const colours = Uint32Array.from({ length: width * height }, (_, pixel) => pixels.readUIntBE(pixel * 4, 3))
  const { palette, places } = paletteOf(colours)
  const rows = Buffer.alloc((width + 1) * height)
  colours.forEach((colour, pixel) => {
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = places.get(colour)
  })
  const slimHeader = Buffer.from(header)
  slimHeader[9] = PALETTE
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', slimHeader),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
