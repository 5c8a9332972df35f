import { centreOnSheet, getStoredSize, getThumbnailSize, type Size } from './page-geometry'
import type { FromWorker, PhotoFault, PhotoSheet, ReadPhoto, ToWorker } from './photo-messages'

/** The used part of the worker scope, because the page's types have no workers. */
interface WorkerScope {
  readonly postMessage: (message: FromWorker) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void
}

const scope = self as unknown as WorkerScope // A worker's global scope is not a window.

const JPEG_QUALITY = 0.85

async function readPhoto(file: File): Promise<ReadPhoto | PhotoFault> {
  try {
    // Applies the orientation that the camera recorded. Of an animation, decodes the first frame.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = getStoredSize(photo)
    return { ...size, jpeg: await toJpeg(photo, size), thumbnail: await toJpeg(photo, getThumbnailSize(photo)) }
  } catch {
    return findFault(file)
  }
}

function toJpeg(photo: ImageBitmap, { width, height }: Size): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas is available.')
  // JPEG has no transparency and would show it as black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

/** HEIC is an ISO media file, whose first box is `ftyp`. The content decides, because file names may end in `.jpg`. */
async function findFault(file: File): Promise<PhotoFault> {
  const start = await file
    .slice(0, 8)
    .text()
    .catch(() => '')
  if (/\.hei[cf]$/i.test(file.name) || start.endsWith('ftyp')) return 'heic'
  return /\.tiff?$/i.test(file.name) || /^(II\*\0|MM\0\*)/.test(start) ? 'tiff' : 'broken'
}

async function bindSheets(sheets: readonly PhotoSheet[]): Promise<Blob> {
  const { PDFDocument, degrees } = await import('pdf-lib')
  const document = await PDFDocument.create()
  for (const { jpeg, turns, ...photo } of sheets) {
    const { sheet, place } = centreOnSheet(photo)
    const page = document.addPage([sheet.width, sheet.height])
    page.setRotation(degrees(turns * 90))
    page.drawImage(await document.embedJpg(await jpeg.arrayBuffer()), place)
  }
  const bytes = await document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
  // pdf-lib's bytes are backed by a plain ArrayBuffer, but its types do not declare that.
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

async function handle(message: ToWorker): Promise<FromWorker> {
  return message.type === 'read'
    ? { type: 'read', photo: await readPhoto(message.file) }
    : { type: 'bound', pdf: await bindSheets(message.sheets) }
}

scope.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page, and no origin to name
  const post = (message: FromWorker) => scope.postMessage(message)
  handle(data).then(post, (error: unknown) => post({ type: 'failed', reason: String(error) }))
})
