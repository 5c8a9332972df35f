import type { PDFDocument, PDFPage } from 'pdf-lib'
import { readPdf, type ReadFault } from '../read-pdf'
import type { DossierContent, DossierPart, LeftOut, LeftOutReason } from './dossier-content'

export interface BoundPart {
  readonly label: string
  readonly pages: readonly PDFPage[]
}

export interface BoundParts {
  readonly bound: readonly BoundPart[]
  readonly leftOut: readonly LeftOut[]
}

interface Binding {
  /** The document that the pages are copied for; the caller adds them. */
  readonly into: PDFDocument
  readonly signal: AbortSignal
  readonly onPart: (label: string) => void
}

/**
 * Loads the documents of an application in sequence and copies their pages. A document that cannot be bound is listed
 * in `leftOut`; the others continue. Rejects only with the reason of the signal.
 */
export async function bindParts({ id, parts }: DossierContent, { into, signal, onPart }: Binding): Promise<BoundParts> {
  const bound: BoundPart[] = []
  const leftOut: LeftOut[] = []
  for (const part of parts) {
    signal.throwIfAborted()
    onPart(part.label)
    const pages = await pagesOf(part, into, signal)
    if (typeof pages === 'string') leftOut.push({ id, label: part.label, because: pages })
    else bound.push({ label: part.label, pages })
  }
  return { bound, leftOut }
}

async function pagesOf(part: DossierPart, into: PDFDocument, signal: AbortSignal): Promise<PDFPage[] | LeftOutReason> {
  const file = await part.load(signal).catch((): LeftOutReason => 'not-loaded')
  signal.throwIfAborted()
  if (file === null) return 'missing'
  if (typeof file === 'string') return file
  const read = await readPdf(file)
  if (typeof read === 'string') return READ_FAULTS[read]
  try {
    const pages = await into.copyPages(read, read.getPageIndices())
    for (const page of pages) page.getSize()
    return pages
  } catch {
    // The file opens, but one of its pages cannot be copied or has no size.
    return 'damaged'
  }
}

const READ_FAULTS: Readonly<Record<ReadFault, LeftOutReason>> = {
  'not-pdf': 'not-pdf',
  empty: 'empty',
  protected: 'encrypted',
  'no-pages': 'no-pages',
  damaged: 'damaged',
  unreadable: 'not-loaded',
  'not-inspected': 'not-loaded',
}
