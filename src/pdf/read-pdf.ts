import type { PDFDocument } from 'pdf-lib'

/** Why a document cannot be read; `protected` may still open in a viewer, but its pages cannot be copied. */
export type ReadFault = 'not-pdf' | 'empty' | 'protected' | 'no-pages' | 'damaged' | 'not-inspected'

/** Number of bytes at either end of a file within which PDF readers accept its signature and its end marker. */
const EDGE = 1024

/** Reads the whole of a PDF, or says what is wrong with it; never throws. */
export async function readPdf(file: Blob): Promise<PDFDocument | ReadFault> {
  if (file.size === 0) return 'empty'
  const bytes = await readBytes(file)
  if (bytes === null) return 'damaged'
  if (!latin1(bytes.subarray(0, EDGE)).includes('%PDF-')) return 'not-pdf'
  if (!endsProperly(bytes)) return 'damaged'
  const { PDFDocument } = await import('pdf-lib').catch(() => ({ PDFDocument: null }))
  if (PDFDocument === null) return 'not-inspected'
  try {
    // `ignoreEncryption`, and a check afterwards: pdf-lib's error for it cannot be distinguished from others.
    const options = { ignoreEncryption: true, updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY }
    const document = await PDFDocument.load(bytes, options)
    if (document.isEncrypted) return 'protected'
    return document.getPageCount() > 0 ? document : 'no-pages'
  } catch {
    // pdf-lib cannot parse every protected file; the viewer library may.
    return latin1(bytes).includes('/Encrypt') ? 'protected' : 'damaged'
  }
}

/** Whether the end marker is there, which a truncated file lacks; zeros and blank lines after it are harmless. */
function endsProperly(bytes: Uint8Array): boolean {
  const last = bytes.findLastIndex((byte) => byte > 0x20)
  return latin1(bytes.subarray(Math.max(0, last + 1 - EDGE), last + 1)).includes('%%EOF')
}

/** Null if the file can no longer be read, because it was moved or changed after it was chosen. */
async function readBytes(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
