import { openPdf } from './open-pdf'

/** An unprotected copy, or the reason why it could not be made. `encrypted`: the PDF needs a password. */
export type UnlockResult = Blob | 'encrypted' | 'damaged' | 'not-loaded'

/**
 * Copies a protected PDF that opens without a password. Appends a blank page, because pdf.js protects the copy of a
 * single document again. Never rejects.
 */
export async function unlockPdf(file: Blob): Promise<UnlockResult> {
  const imported = await Promise.all([openPdf(file), import('pdf-lib')]).catch(() => null)
  if (imported === null) return 'not-loaded'
  const [pdf, { PDFDocument }] = imported
  try {
    const document = await pdf.document
    const blankDocument = await PDFDocument.create()
    blankDocument.addPage()
    const copy = await document.extractPages([{ document: null }, { document: await blankDocument.save() }])
    // Contrary to its type, `copy` is null if pdf.js cannot write it. The next line throws then.
    return new Blob([copy.slice()])
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
  } finally {
    void pdf.close()
  }
}
