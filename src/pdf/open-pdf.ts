import type { PDFDocumentLoadingTask } from 'pdfjs-dist'

/**
 * Starts reading a PDF with the viewer library, which is loaded on first use together with its worker.
 * Destroy the task when the document is no longer shown: it holds the worker and all pages in memory.
 */
export async function openPdf(file: Blob): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, { default: workerAddress }, data] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
    file.arrayBuffer(),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress
  return pdfjs.getDocument({ data, verbosity: pdfjs.VerbosityLevel.ERRORS })
}
