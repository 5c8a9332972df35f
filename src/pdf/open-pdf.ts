import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite exports the URL as default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import openjpegAddress from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
// The build keeps it beside the other decoder (scripts/support/pdf-decoders.ts).
import 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'

export interface OpenedPdf {
  /** Rejects if the file cannot be read. */
  readonly document: Promise<PDFDocumentProxy>
  /** Releases the pages from memory. */
  readonly close: () => Promise<void>
}

async function loadViewer() {
  // The default build requires newer browsers than scripts/support/browsers.ts lists.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress
  return pdfjs
}

type Viewer = Awaited<ReturnType<typeof loadViewer>>

const startWorker = ({ PDFWorker, VerbosityLevel }: Viewer) => PDFWorker.create({ verbosity: VerbosityLevel.ERRORS })

/** An idle worker for the next document, because starting one takes longer than reading most documents. */
let spareWorker: PDFWorker | undefined

/** Milliseconds. After a document is closed, its worker is destroyed if the document is still loading. */
const LOAD_TIMEOUT = 10_000

/** Preloads the viewer while a document is still loading. Never rejects: `openPdf` retries and reports the failure. */
export async function preloadViewer(): Promise<void> {
  const viewer = await loadViewer().catch(() => null)
  if (!viewer || spareWorker) return
  const worker = startWorker(viewer)
  spareWorker = worker
  await worker.promise.catch(() => {
    if (spareWorker === worker) spareWorker = undefined
  })
}

/** Starts reading a PDF. Loads the viewer and its worker on first use; rejects if they cannot be fetched. */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const [viewer, data] = await Promise.all([loadViewer(), file.arrayBuffer()])
  const worker = spareWorker ?? startWorker(viewer)
  spareWorker = undefined
  const loadingTask = viewer.getDocument({
    data,
    worker,
    verbosity: viewer.VerbosityLevel.ERRORS,
    // Otherwise the viewer loads all pages, and fails if it is closed meanwhile.
    disableAutoFetch: true,
    // The content security policy forbids WebAssembly. The worker imports scan decoders from here instead.
    wasmUrl: new URL('.', new URL(openjpegAddress, document.baseURI)).href,
    useWasm: false,
  })
  return { document: loadingTask.promise, close: () => close(loadingTask, worker) }
}

/** Closes a document. Keeps its worker for the next document if every page could be loaded in time. */
async function close(loadingTask: PDFDocumentLoadingTask, worker: PDFWorker): Promise<void> {
  const isClosed = (await isFullyLoaded(loadingTask)) && (await isFulfilled(loadingTask.destroy()))
  if (isClosed && !spareWorker) spareWorker = worker
  else worker.destroy()
}

/** Waits for all pages, because the viewer logs an error for each page that is still loading. */
const loadPages = (document: PDFDocumentProxy) =>
  Promise.allSettled(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))

const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

const isFullyLoaded = (loadingTask: PDFDocumentLoadingTask): Promise<boolean> =>
  new Promise((resolve) => {
    const timeout = setTimeout(resolve, LOAD_TIMEOUT, false)
    void isFulfilled(loadingTask.promise.then(loadPages)).then((isLoaded) => {
      clearTimeout(timeout)
      resolve(isLoaded)
    })
  })
