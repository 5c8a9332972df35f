import { openPdf } from './open-pdf'

export type PdfFault = 'not-pdf' | 'empty' | 'encrypted' | 'no-pages' | 'damaged' | 'not-inspected'

export type PdfInspection = { ok: true; pages: number } | { ok: false; reason: PdfFault; text: string }

/** Number of bytes at either end of a file within which PDF readers accept its signature and its end marker. */
const EDGE = 1024

/** What is wrong with a file, and what to do about it. */
const texts: Record<PdfFault, string> = {
  'not-pdf':
    'This file is not a PDF, whatever its name says. Open it in the program it was made with, save it as a PDF, and choose that file.',
  empty: 'This file is empty. Save the document again, check that the file opens, and choose it again.',
  encrypted:
    'This PDF asks for a password, so reviewers cannot open it. Save a copy without a password and choose that file.',
  'no-pages': 'This PDF has no pages. Save the document as a PDF again and choose the new file.',
  damaged:
    'This PDF is damaged or was cut short, for example by an interrupted download. Save or download it again and choose the new file.',
  'not-inspected':
    'This PDF could not be looked into, because a part of the portal could not be fetched. Check your connection and choose it again; if that does not help, load the page again.',
}

/**
 * Checks a chosen file before it is sent: whether it is a PDF that reviewers can open, and how many pages it has. Reads
 * the whole file; never throws.
 * @param forCopying also refuses a file that is only protected against changes: its pages cannot be copied
 */
export async function inspectPdf(file: Blob, { forCopying = false } = {}): Promise<PdfInspection> {
  if (file.size === 0) return refused('empty')
  const bytes = await readBytes(file)
  if (bytes === null) return refused('damaged')
  if (!latin1(bytes.subarray(0, EDGE)).includes('%PDF-')) return refused('not-pdf')
  if (!endsProperly(bytes)) return refused('damaged')
  return countPages(bytes, () => (forCopying ? refused('encrypted') : askViewer(file)))
}

async function countPages(
  bytes: Uint8Array,
  ofProtected: () => PdfInspection | Promise<PdfInspection>,
): Promise<PdfInspection> {
  const { PDFDocument } = await import('pdf-lib').catch(() => ({ PDFDocument: null }))
  if (PDFDocument === null) return refused('not-inspected')
  try {
    // `ignoreEncryption`, and a check afterwards: pdf-lib's error for it cannot be distinguished from others.
    const options = { ignoreEncryption: true, updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY }
    const document = await PDFDocument.load(bytes, options)
    if (document.isEncrypted) return ofProtected()
    const pages = document.getPageCount()
    return pages > 0 ? { ok: true, pages } : refused('no-pages')
  } catch {
    // pdf-lib cannot parse every protected file; the viewer library may.
    return latin1(bytes).includes('/Encrypt') ? ofProtected() : refused('damaged')
  }
}

/** Opens a protected PDF like a viewer does: one protected only against changes needs no password. */
async function askViewer(file: Blob): Promise<PdfInspection> {
  const reading = await openPdf(file).catch(() => null)
  if (reading === null) return refused('not-inspected')
  try {
    const { numPages } = await reading.promise
    return numPages > 0 ? { ok: true, pages: numPages } : refused('no-pages')
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  } finally {
    void reading.destroy()
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

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

function refused(reason: PdfFault): PdfInspection {
  return { ok: false, reason, text: texts[reason] }
}
