import { guidance } from '@/domain/texts/guidance'
import { openPdf } from './open-pdf'
import { readPdf, findPdfWarning, type PdfWarning, type ReadFault } from './read-pdf'

export type { PdfWarning } from './read-pdf'

type PdfFault = Exclude<ReadFault, 'protected'> | 'encrypted'

export type PdfInspection =
  | { ok: true; pages: number; warning?: PdfWarning }
  | { ok: false; reason: PdfFault; text: string }

const FAULT_TEXTS: Record<PdfFault, string> = {
  'not-pdf': 'This file is not a PDF. Open it in the program it was made with, save it as a PDF, and choose that file.',
  empty: 'This file is empty. Save the document again, check that the file opens, and choose it again.',
  encrypted:
    'This PDF asks for a password, so reviewers cannot open it. Save a copy without a password and choose that file.',
  'no-pages': 'This PDF has no pages. Save the document as a PDF again and choose the new file.',
  damaged:
    'This PDF is damaged or was cut short, for example by an interrupted download. Save or download it again and choose the new file.',
  unreadable: guidance.fileNotRead,
  'not-inspected':
    'This PDF could not be looked into, because a part of the portal could not be fetched. Check your connection and choose it again; if that does not help, load the page again.',
}

/** Checks whether reviewers can open a file as a PDF, and counts its pages. Reads the whole file; never throws. */
export async function inspectPdf(file: Blob): Promise<PdfInspection> {
  const document = await readPdf(file)
  if (document === 'protected') return inspectInViewer(file)
  return typeof document === 'string' ? refuse(document) : accept(document.getPageCount(), findPdfWarning(document))
}

/** Opens a protected PDF as a viewer does. Protection only against changes needs no password. */
async function inspectInViewer(file: Blob): Promise<PdfInspection> {
  const opened = await openPdf(file).catch(() => null)
  if (opened === null) return refuse('not-inspected')
  try {
    const document = await opened.document
    if (document.numPages === 0) return refuse('no-pages')
    const metadata = await document.getMetadata().catch(() => null)
    return accept(document.numPages, findViewerWarning(metadata?.info ?? {}))
  } catch (error) {
    return refuse(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  } finally {
    void opened.close()
  }
}

/** @param info metadata from the viewer library, which omits `NeedsRendering` */
function findViewerWarning(info: object): PdfWarning | undefined {
  const isSet = (key: string) => Reflect.get(info, key) === true
  if (isSet('IsCollectionPresent')) return 'portfolio'
  return isSet('IsXFAPresent') && !isSet('IsAcroFormPresent') ? 'form' : undefined
}

const accept = (pages: number, warning: PdfWarning | undefined): PdfInspection => ({
  ok: true,
  pages,
  ...(warning && { warning }),
})

function refuse(reason: PdfFault): PdfInspection {
  return { ok: false, reason, text: FAULT_TEXTS[reason] }
}
