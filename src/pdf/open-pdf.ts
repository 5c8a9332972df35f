import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address its default export
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import openjpegAddress from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
// A build keeps it beside the other decoder (scripts/support/pdf-decoders.ts).
import 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'

export interface OpenedPdf {
  /** Rejects where the file cannot be read. */
  readonly document: Promise<PDFDocumentProxy>
  /** To be called when the document is no longer shown: until then its pages stay in memory. */
  readonly close: () => Promise<void>
}

async function loadViewer() {
  // The other build needs browsers newer than those of scripts/support/browsers.ts.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress
  return pdfjs
}

type Viewer = Awaited<ReturnType<typeof loadViewer>>

const startWorker = ({ PDFWorker, VerbosityLevel }: Viewer) => PDFWorker.create({ verbosity: VerbosityLevel.ERRORS })

/** A worker without a document, for the next one: starting a worker takes longer than reading most documents. */
let spareWorker: PDFWorker | undefined

/** How long a document that is closed may go on being read, in milliseconds, before its worker ends with it. */
const READ_TO_THE_END = 10_000

/** Loads the viewer while a document is still on its way. Never rejects: `openPdf` tries again, and says what fails. */
export async function prepareViewer(): Promise<void> {
  const viewer = await loadViewer().catch(() => null)
  if (!viewer || spareWorker) return
  const worker = startWorker(viewer)
  spareWorker = worker
  await worker.promise.catch(() => {
    if (spareWorker === worker) spareWorker = undefined
  })
}

/**
 * Starts reading a PDF with the viewer library, which is loaded on first use together with its worker. Rejects where
 * these cannot be fetched.
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const [viewer, data] = await Promise.all([loadViewer(), file.arrayBuffer()])
  const worker = spareWorker ?? startWorker(viewer)
  spareWorker = undefined
  const reading = viewer.getDocument({
    data,
    worker,
    verbosity: viewer.VerbosityLevel.ERRORS,
    // The content security policy forbids WebAssembly. The worker imports decoders of scans from here instead.
    wasmUrl: new URL('.', new URL(openjpegAddress, document.baseURI)).href,
    useWasm: false,
  })
  return { document: reading.promise, close: () => close(reading, worker) }
}

/** Closes a document. A worker that could not read it, or does not come to an end, is of no use to another document. */
async function close(reading: PDFDocumentLoadingTask, worker: PDFWorker): Promise<void> {
  const isClosed = (await isRead(reading)) && (await succeeds(reading.destroy()))
  if (isClosed && !spareWorker) spareWorker = worker
  else worker.destroy()
}

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

const isRead = (reading: PDFDocumentLoadingTask): Promise<boolean> =>
  new Promise((resolve) => {
    const limit = setTimeout(resolve, READ_TO_THE_END, false)
    void succeeds(reading.promise).then((read) => {
      clearTimeout(limit)
      resolve(read)
    })
  })
