import { openPdf } from './open-pdf'

/** A copy, or why there is none. `encrypted`: the PDF needs a password. */
export type Unlocked = Blob | 'encrypted' | 'damaged' | 'not-loaded'

/**
 * Returns an unprotected copy of a PDF that opens without a password, with its text and its drawings. A blank page
 * follows, because pdf.js protects the copy of a single document again. Never rejects.
 */
export async function unlockPdf(file: Blob): Promise<Unlocked> {
  const parts = await Promise.all([openPdf(file), import('pdf-lib')]).catch(() => null)
  if (parts === null) return 'not-loaded'
  const [opened, { PDFDocument }] = parts
  try {
    const document = await opened.document
    const blank = await PDFDocument.create()
    blank.addPage()
    const copy = await document.extractPages([{ document: null }, { document: await blank.save() }])
    // Null if pdf.js cannot write the copy, against its type; the next line throws then.
    return new Blob([copy.slice()])
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
  } finally {
    void opened.close()
  }
}
