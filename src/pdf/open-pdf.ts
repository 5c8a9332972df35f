import type { PDFDocumentLoadingTask } from 'pdfjs-dist'

/**
 * Starts reading a PDF with the viewer library, which is loaded on first use together with its worker.
 * Destroy the task when the document is no longer shown: it holds the worker and all pages in memory.
 */
export async function openPdf(file: Blob): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, { default: workerAddress }, data] = await Promise.all([
    // The other build needs browsers newer than those of scripts/support/browsers.ts.
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
    file.arrayBuffer(),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress
  return pdfjs.getDocument({ data, verbosity: pdfjs.VerbosityLevel.ERRORS })
}
