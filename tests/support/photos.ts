interface PhotoSettings {
  readonly width?: number
  readonly height?: number
  readonly colour?: string
  readonly type?: 'image/jpeg' | 'image/png' | 'image/webp'
  /** EXIF orientation of a JPEG. In 6, the left edge of the stored picture is the top. */
  readonly orientation?: number
}

/** Draws a sheet with lines of text; its left half has the colour. */
export async function makePhoto(name: string, settings: PhotoSettings = {}): Promise<File> {
  const { width = 600, height = 800, colour = 'lightgrey', type = 'image/jpeg', orientation } = settings
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas is available.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = colour
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'black'
  context.font = `${height / 12}px sans-serif`
  for (let line = 1; line <= 8; line += 1) context.fillText(`${line}. ${name}`, width / 12, (line * height) / 9)
  const picture = await canvas.convertToBlob({ type })
  const parts = orientation === undefined ? [picture] : [picture.slice(0, 2), createExif(orientation), picture.slice(2)]
  return new File(parts, name, { type, lastModified: 0 })
}

/** Returns an EXIF segment with the orientation as its only entry. */
function createExif(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return new Uint8Array([0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif\0\0'), ...tiff, ...entry, 0, 0, 0, 0])
}

export const makeBrokenPhoto = (name: string): File =>
  new File([new Uint8Array([0xff, 0xd8, 1, 2])], name, { type: 'image/jpeg' })

/** Creates an animation of a red and a blue frame. */
export const makeAnimatedGif = (name: string): File =>
  new File([Uint8Array.from(atob(ANIMATION), (byte) => byte.charCodeAt(0))], name, { type: 'image/gif' })

const ANIMATION =
  'R0lGODlhCAAIAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAACAAIAAACB4yPqcvtXQAAIfkEBQoAAAAsAAAAAAgACACATGlxAAD/AgeMj6nL7V0AADs='

/** Creates a TIFF, which Chromium cannot open. */
export const makeTiffPhoto = (name: string): File => new File(['II*\0\u0008\0\0\0'], name, { type: 'image/tiff' })

/** Creates an ISO media file, as phones write it. Chromium cannot open it. */
export const makeHeicPhoto = (name: string): File =>
  new File(['\0\0\0\u0018ftypheic\0\0\0\0'], name, { type: 'image/heic' })
