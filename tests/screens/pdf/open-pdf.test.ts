import { PDFDocument } from 'pdf-lib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPdf, preloadViewer, type OpenedPdf } from '@/pdf/open-pdf'

const DAMAGED = new Blob(['%PDF-1.7\nnothing'])

async function makePdf(pages: number): Promise<Blob> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage()
  return new Blob([(await document.save()).slice()])
}

const countPages = async ({ document }: OpenedPdf) => (await document).numPages

const onWorkerStart = vi.fn<() => void>()
const onWorkerEnd = vi.fn<() => void>()
/** If false, workers receive no document and wait forever. */
let forwardsDocuments = true

class WatchedWorker extends Worker {
  constructor(...settings: ConstructorParameters<typeof Worker>) {
    super(...settings)
    onWorkerStart()
  }

  override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions) {
    if (forwardsDocuments || Object(message).action !== 'GetDocRequest')
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options)
  }

  override terminate() {
    super.terminate()
    onWorkerEnd()
  }
}

beforeEach(async () => {
  vi.stubGlobal('Worker', WatchedWorker)
  forwardsDocuments = true
  // A damaged document ends the worker of the previous test. The second document starts a watched worker.
  for (const file of [DAMAGED, await makePdf(1)]) {
    const opened = await openPdf(file)
    await opened.document.catch(() => undefined)
    await opened.close()
  }
  onWorkerStart.mockClear()
  onWorkerEnd.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function expectReadable(pages: number) {
  const document = await openPdf(await makePdf(pages))
  expect(await countPages(document)).toBe(pages)
  await document.close()
}

describe('the worker of a document', () => {
  test('reads the next document once the first is closed', async () => {
    await expectReadable(2)
    await expectReadable(3)
    expect(onWorkerStart).not.toHaveBeenCalled()
  })

  test('reads the next document if the first was closed before it was read', async () => {
    const closedPdf = await openPdf(await makePdf(1))
    await closedPdf.close()
    await expectReadable(2)
    expect(onWorkerStart).not.toHaveBeenCalled()
  })

  test('finishes the pages that were requested before the document was closed', async () => {
    const closedPdf = await openPdf(await makePdf(100))
    const document = await closedPdf.document
    const pages = Array.from({ length: 100 }, (_, index) => document.getPage(index + 1))
    await closedPdf.close()
    expect(await Promise.all(pages)).toHaveLength(100)
  })

  test('starts once if it is prepared twice, and reads the next document', async () => {
    const openedPdf = await openPdf(await makePdf(1))
    await Promise.all([preloadViewer(), preloadViewer()])
    expect(onWorkerStart).toHaveBeenCalledOnce()
    const nextPdf = await openPdf(await makePdf(2))
    expect(await countPages(nextPdf)).toBe(2)
    expect(onWorkerStart).toHaveBeenCalledOnce()
    await Promise.all([openedPdf.close(), nextPdf.close()])
  })

  test('is not shared with a document that is open beside it', async () => {
    const [one, other] = [await openPdf(await makePdf(1)), await openPdf(await makePdf(2))]
    expect(await Promise.all([one, other].map(countPages))).toEqual([1, 2])
    expect(onWorkerStart).toHaveBeenCalledOnce()
    await one.close()
    expect((await (await other.document).getPage(2)).pageNumber).toBe(2)
    await other.close()
    expect(onWorkerEnd).toHaveBeenCalledOnce()
  })

  test('ends with a document that could not be read', async () => {
    const damaged = await openPdf(DAMAGED)
    await expect(damaged.document).rejects.toThrow('Invalid PDF structure')
    await damaged.close()
    expect(onWorkerEnd).toHaveBeenCalledOnce()
  })

  test('ends with a document that never finishes loading', async () => {
    forwardsDocuments = false
    const endless = await openPdf(await makePdf(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closing = endless.close()
    await vi.advanceTimersByTimeAsync(10_000)
    await closing
    expect(onWorkerEnd).toHaveBeenCalledOnce()
  })
})
