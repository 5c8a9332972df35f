import type { PDFDict, PDFDocument, PDFObject } from 'pdf-lib'
import type { guidance } from '@/domain/texts/guidance'

/** The reason why pdf-lib cannot read a file. A viewer may still open one that is `protected`. */
export type ReadFault = 'not-pdf' | 'empty' | 'protected' | 'no-pages' | 'damaged' | 'unreadable' | 'not-inspected'

/** A kind of PDF that may hide its pages from readers. */
export type PdfWarning = keyof typeof guidance.pdfWarning

/** Number of bytes at the start of a file within which PDF readers accept its signature. */
const HEADER_LENGTH = 1024

/** Reads a whole PDF, or returns the reason why it cannot be read. Never throws. */
export async function readPdf(file: Blob): Promise<PDFDocument | ReadFault> {
  if (file.size === 0) return 'empty'
  const buffer = await file.arrayBuffer().catch(() => null)
  if (buffer === null) return 'unreadable'
  const fileBytes = new Uint8Array(buffer)
  if (!decodeLatin1(fileBytes.subarray(0, HEADER_LENGTH)).includes('%PDF-')) return 'not-pdf'
  const bytes = trimTrailingBytes(fileBytes)
  if (bytes === null) return 'damaged'
  const { PDFDocument } = await import('pdf-lib').catch(() => ({ PDFDocument: null }))
  if (PDFDocument === null) return 'not-inspected'
  try {
    // Checks the encryption afterwards, because pdf-lib's error for it cannot be distinguished from others.
    const options = { ignoreEncryption: true, updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY }
    const document = await PDFDocument.load(bytes, options)
    if (document.isEncrypted) return 'protected'
    return document.getPageCount() > 0 ? document : 'no-pages'
  } catch {
    // pdf-lib cannot parse every protected file; the viewer library may.
    return decodeLatin1(bytes).includes('/Encrypt') ? 'protected' : 'damaged'
  }
}

const END_MARKER = [...'%%EOF'].map((character) => character.charCodeAt(0))

const OBJECT_START = /\b\d+\s+\d+\s+obj\b/

/**
 * Removes bytes after the last end marker, which servers and mail gateways append. Returns null for a truncated file. A
 * linearized or updated PDF has several end markers; if truncated, an object follows the last one.
 */
function trimTrailingBytes(bytes: Uint8Array): Uint8Array | null {
  const start = bytes.findLastIndex((_, index) => END_MARKER.every((byte, offset) => bytes[index + offset] === byte))
  if (start < 0) return null
  const end = start + END_MARKER.length
  return OBJECT_START.test(decodeLatin1(bytes.subarray(end))) ? null : bytes.subarray(0, end)
}

const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Returns undefined for an ordinary PDF, and if the catalog cannot be parsed. */
export function findPdfWarning({ catalog }: PDFDocument): PdfWarning | undefined {
  try {
    if (findEntry(catalog, '/Collection')) return 'portfolio'
    const form = catalog.getAcroForm()
    if (!form || !findEntry(form.dict, '/XFA')) return undefined
    // An XFA form with AcroForm fields has real pages, unless `NeedsRendering` is set.
    const hasFields = (form.Fields()?.size() ?? 0) > 0
    return hasFields && findEntry(catalog, '/NeedsRendering')?.toString() !== 'true' ? undefined : 'form'
  } catch {
    return undefined
  }
}

const findEntry = (dictionary: PDFDict, name: string): PDFObject | undefined =>
  dictionary.entries().find(([key]) => key.asString() === name)?.[1]
