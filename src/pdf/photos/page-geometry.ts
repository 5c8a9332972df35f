import { paper } from '../layout/text-style'

export interface Size {
  readonly width: number
  readonly height: number
}

/** At 200 dpi, small print stays legible and a page has about 300 kB. */
const PIXELS_PER_POINT = 200 / 72

/** The size of A4 in points, in the orientation of the photo. */
const getSheetSize = ({ width, height }: Size): Size =>
  width > height ? { width: paper.height, height: paper.width } : { width: paper.width, height: paper.height }

/** Scales a photo down to at most `limit`. */
function scaleDown(photo: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / photo.width, limit.height / photo.height)
  return { width: photo.width * scale, height: photo.height * scale }
}

/** Size in pixels to store: at most 200 dpi on the sheet. */
export function getStoredSize(photo: Size): Size {
  const { width, height } = getSheetSize(photo)
  return roundToPixels(scaleDown(photo, { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT }))
}

/** Size in pixels of the picture in the list of pages. */
export const getThumbnailSize = (photo: Size): Size => roundToPixels(scaleDown(photo, { width: 240, height: 240 }))

const roundToPixels = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})

/** Centres a photo on A4 as large as it fits, but at most one point per pixel: larger pixels look blurred. */
export function centreOnSheet(photo: Size) {
  const sheet = getSheetSize(photo)
  const { width, height } = scaleDown(photo, sheet)
  return { sheet, place: { x: (sheet.width - width) / 2, y: (sheet.height - height) / 2, width, height } }
}
