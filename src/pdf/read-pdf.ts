import type { PDFDict, PDFDocument, PDFObject } from 'pdf-lib'
import type { guidance } from '@/domain/texts/guidance'

/** Why a document cannot be read; `protected` may still open in a viewer, but its pages cannot be copied. */
export type ReadFault = 'not-pdf' | 'empty' | 'protected' | 'no-pages' | 'damaged' | 'unreadable' | 'not-inspected'

/** A kind of PDF that may hide its pages from readers. */
export type PdfWarning = keyof typeof guidance.pdfWarning

/** Number of bytes at the start of a file within which PDF readers accept its signature. */
const EDGE = 1024

/** Reads a whole PDF, or returns the reason why it cannot be read. Never throws. */
export async function readPdf(file: Blob): Promise<PDFDocument | ReadFault> {
  if (file.size === 0) return 'empty'
  const buffer = await file.arrayBuffer().catch(() => null)
  if (buffer === null) return 'unreadable'
  const all = new Uint8Array(buffer)
  if (!latin1(all.subarray(0, EDGE)).includes('%PDF-')) return 'not-pdf'
  const bytes = withoutTrailingBytes(all)
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
    return latin1(bytes).includes('/Encrypt') ? 'protected' : 'damaged'
  }
}

const END = [...'%%EOF'].map((character) => character.charCodeAt(0))

/** The start of an object. In a truncated file, one follows an earlier end marker. */
const OBJECT = /\b\d+\s+\d+\s+obj\b/

/**
 * Returns the bytes up to the last end marker, because servers and mail gateways append others. Null if truncated: a
 * linearized or updated PDF has several end markers, and then continues with an object after the last one.
 */
function withoutTrailingBytes(bytes: Uint8Array): Uint8Array | null {
  const start = bytes.findLastIndex((_, index) => END.every((byte, offset) => bytes[index + offset] === byte))
  if (start < 0) return null
  const end = start + END.length
  return OBJECT.test(latin1(bytes.subarray(end))) ? null : bytes.subarray(0, end)
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Also undefined if the catalog cannot be parsed. */
export function warningOf({ catalog }: PDFDocument): PdfWarning | undefined {
  try {
    if (entryOf(catalog, '/Collection')) return 'portfolio'
    const form = catalog.getAcroForm()
    if (!form || !entryOf(form.dict, '/XFA')) return undefined
    // An XFA form with AcroForm fields has real pages, unless `NeedsRendering` is set.
    const hasFields = (form.Fields()?.size() ?? 0) > 0
    return hasFields && entryOf(catalog, '/NeedsRendering')?.toString() !== 'true' ? undefined : 'form'
  } catch {
    return undefined
  }
}

const entryOf = (dictionary: PDFDict, name: string): PDFObject | undefined =>
  dictionary.entries().find(([key]) => key.asString() === name)?.[1]
