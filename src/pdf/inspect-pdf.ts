import { openPdf } from './open-pdf'
import { readPdf, type ReadFault } from './read-pdf'

export type PdfFault = Exclude<ReadFault, 'protected'> | 'encrypted'

export type PdfInspection = { ok: true; pages: number } | { ok: false; reason: PdfFault; text: string }

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
 */
export async function inspectPdf(file: Blob): Promise<PdfInspection> {
  const read = await readPdf(file)
  if (read === 'protected') return askViewer(file)
  return typeof read === 'string' ? refused(read) : { ok: true, pages: read.getPageCount() }
}

/** Opens a protected PDF like a viewer does: one protected only against changes needs no password. */
async function askViewer(file: Blob): Promise<PdfInspection> {
  const opened = await openPdf(file).catch(() => null)
  if (opened === null) return refused('not-inspected')
  try {
    const { numPages } = await opened.document
    return numPages > 0 ? { ok: true, pages: numPages } : refused('no-pages')
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  } finally {
    void opened.close()
  }
}

function refused(reason: PdfFault): PdfInspection {
  return { ok: false, reason, text: texts[reason] }
}
