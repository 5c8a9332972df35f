/** A decoded picture: four bytes for each pixel. */
export interface Picture {
  readonly data: ArrayLike<number>
  readonly metadata: { readonly width: number; readonly height: number }
}

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    pictures: Record<string, never>
  }
}

/** Largest ignored difference of a channel: references have 256 colours (`pictures-accept.mjs`). */
const ROUNDING = 12
/** Largest ignored distance of a blurred channel from the range of its neighbours in the other picture. */
const TOLERANCE = 8
/** Limit of differing pixels per cell. A defect is local, but rounded edges of letters are everywhere. */
const PIXELS_PER_CELL = 6
const CELL_SIZE = 32

const CHANNELS = [0, 1, 2]

/** Averages 3 x 3 pixels, so that a stroke has the same weight at every position on the grid. */
function blur({ data, metadata: { width, height } }: Picture): Uint8Array {
  const result = new Uint8Array(width * height * 4)
  const clamp = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const channel of CHANNELS) {
        let sum = 0
        for (let v = y - 1; v <= y + 1; v += 1)
          for (let u = x - 1; u <= x + 1; u += 1)
            sum += data[(clamp(v, height) * width + clamp(u, width)) * 4 + channel] ?? 0
        result[(y * width + x) * 4 + channel] = sum / 9
      }
  return result
}

/** Returns whether a blurred pixel is out of the range of its neighbours in the other picture. */
function isOutOfRange(
  pixel: number,
  picture: Uint8Array,
  otherPicture: Uint8Array,
  { width, height }: Picture['metadata'],
): boolean {
  const x = pixel % width
  const y = Math.floor(pixel / width)
  return CHANNELS.some((channel) => {
    const value = picture[pixel * 4 + channel] ?? 0
    let low = 255
    let high = 0
    for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1); v += 1)
      for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1); u += 1) {
        const neighbour = otherPicture[(v * width + u) * 4 + channel] ?? 0
        if (neighbour < low) low = neighbour
        if (neighbour > high) high = neighbour
      }
    return low - value > TOLERANCE || value - high > TOLERANCE
  })
}

/** Returns the pixels that differ by more than anti-aliasing. */
function findDifferingPixels(reference: Picture, actual: Picture): number[] {
  const { metadata } = reference
  const candidates: number[] = []
  for (let pixel = 0; pixel < metadata.width * metadata.height; pixel += 1)
    for (const channel of CHANNELS)
      if (Math.abs((reference.data[pixel * 4 + channel] ?? 0) - (actual.data[pixel * 4 + channel] ?? 0)) > ROUNDING) {
        candidates.push(pixel)
        break
      }
  if (candidates.length <= PIXELS_PER_CELL) return []
  const blurredReference = blur(reference)
  const blurredActual = blur(actual)
  return candidates.filter(
    (pixel) =>
      isOutOfRange(pixel, blurredReference, blurredActual, metadata) ||
      isOutOfRange(pixel, blurredActual, blurredReference, metadata),
  )
}

/** Returns the cell with the most differing pixels, if they exceed its limit. */
function findWorstCell(pixels: readonly number[], width: number) {
  const cells = new Map<string, { x: number; y: number; count: number }>()
  for (const pixel of pixels) {
    const x = Math.floor((pixel % width) / CELL_SIZE) * CELL_SIZE
    const y = Math.floor(pixel / width / CELL_SIZE) * CELL_SIZE
    const cell = cells.get(`${x} ${y}`) ?? { x, y, count: 0 }
    cells.set(`${x} ${y}`, { ...cell, count: cell.count + 1 })
  }
  const [worst] = [...cells.values()].toSorted((a, b) => b.count - a.count)
  return worst && worst.count > PIXELS_PER_CELL ? worst : undefined
}

/** Fades the picture and marks differing pixels in red. */
function markPixels(pixels: readonly number[], { data, metadata: { width, height } }: Picture): Uint8Array {
  const result = new Uint8Array(width * height * 4).fill(255)
  for (let byte = 0; byte < result.length; byte += 1) if (byte % 4 < 3) result[byte] = 191 + (data[byte] ?? 0) / 4
  for (const pixel of pixels) result.set([224, 0, 32], pixel * 4)
  return result
}

/** Compares two pictures. On a mismatch, returns the share and place of the differences, and a marked picture. */
export function comparePictures(reference: Picture, actual: Picture) {
  const { width, height } = reference.metadata
  const size = actual.metadata
  if (width !== size.width || height !== size.height)
    return { pass: false, diff: null, message: `${size.width} x ${size.height} px, not ${width} x ${height}` }
  const pixels = findDifferingPixels(reference, actual)
  const worst = findWorstCell(pixels, width)
  if (!worst) return { pass: true, diff: null, message: null }
  const share = ((pixels.length / (width * height)) * 100).toFixed(3)
  const message = `${share} % differs: ${pixels.length} pixels, most of them near x ${worst.x}, y ${worst.y}`
  return { pass: false, diff: markPixels(pixels, actual), message }
}
