import { PDFDocument } from 'pdf-lib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPdf, preloadViewer, type OpenedPdf } from '@/pdf/open-pdf'

const DAMAGED = new Blob(['%PDF-1.7\nnothing'])

async function pdfOf(pages: number): Promise<Blob> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage()
  return new Blob([(await document.save()).slice()])
}

const countPages = async ({ document }: OpenedPdf) => (await document).numPages

const started = vi.fn<() => void>()
const ended = vi.fn<() => void>()
/** If false, workers get no document and wait forever. */
let passesOn = true

class WatchedWorker extends Worker {
  constructor(...settings: ConstructorParameters<typeof Worker>) {
    super(...settings)
    started()
  }

  override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions) {
    if (passesOn || Object(message).action !== 'GetDocRequest')
      super.postMessage(message, Array.isArray(options) ? { transfer: options } : options)
  }

  override terminate() {
    super.terminate()
    ended()
  }
}

beforeEach(async () => {
  vi.stubGlobal('Worker', WatchedWorker)
  passesOn = true
  // Replaces the worker of an earlier test with an idle watched one.
  for (const file of [DAMAGED, await pdfOf(1)]) {
    const opened = await openPdf(file)
    await opened.document.catch(() => undefined)
    await opened.close()
  }
  started.mockClear()
  ended.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function expectRead(pages: number) {
  const document = await openPdf(await pdfOf(pages))
  expect(await countPages(document)).toBe(pages)
  await document.close()
}

describe('the worker of a document', () => {
  test('reads the next one once it is closed', async () => {
    await expectRead(2)
    await expectRead(3)
    expect(started).not.toHaveBeenCalled()
  })

  test('reads the next one if the first was closed unread', async () => {
    const left = await openPdf(await pdfOf(1))
    await left.close()
    await expectRead(2)
    expect(started).not.toHaveBeenCalled()
  })

  test('finishes the pages that were requested before it was closed', async () => {
    const left = await openPdf(await pdfOf(100))
    const document = await left.document
    const pages = Array.from({ length: 100 }, (_, index) => document.getPage(index + 1))
    await left.close()
    expect(await Promise.all(pages)).toHaveLength(100)
  })

  test('starts once while a document is being loaded, and reads it', async () => {
    const shown = await openPdf(await pdfOf(1))
    await Promise.all([preloadViewer(), preloadViewer()])
    expect(started).toHaveBeenCalledOnce()
    const next = await openPdf(await pdfOf(2))
    expect(await countPages(next)).toBe(2)
    expect(started).toHaveBeenCalledOnce()
    await Promise.all([shown.close(), next.close()])
  })

  test('is not shared with a document that is open beside it', async () => {
    const [one, other] = [await openPdf(await pdfOf(1)), await openPdf(await pdfOf(2))]
    expect(await Promise.all([one, other].map(countPages))).toEqual([1, 2])
    expect(started).toHaveBeenCalledOnce()
    await one.close()
    expect((await (await other.document).getPage(2)).pageNumber).toBe(2)
    await other.close()
    expect(ended).toHaveBeenCalledOnce()
  })

  test('ends with a document that could not be read', async () => {
    const damaged = await openPdf(DAMAGED)
    await expect(damaged.document).rejects.toThrow('Invalid PDF structure')
    await damaged.close()
    expect(ended).toHaveBeenCalledOnce()
  })

  test('ends with a document that never finishes loading', async () => {
    passesOn = false
    const endless = await openPdf(await pdfOf(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closing = endless.close()
    await vi.advanceTimersByTimeAsync(10_000)
    await closing
    expect(ended).toHaveBeenCalledOnce()
  })
})
