import { PDFBool, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { inspectPdf } from '@/pdf/inspect-pdf'
import { makeProtectedPdf } from './protected-pdf'

async function makePdf(pages: number, useObjectStreams = true): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage().drawText(`Page ${page + 1}`)
  return (await document.save({ addDefaultPage: false, useObjectStreams })).slice()
}

function addXfaForm(
  { catalog, context }: PDFDocument,
  { fields, isDrawnByReader }: { fields: boolean; isDrawnByReader: boolean },
): void {
  const form = context.obj({
    Fields: fields ? [context.obj({})] : [],
    XFA: ['template', context.stream('<template/>')],
  })
  catalog.set(PDFName.of('AcroForm'), form)
  if (isDrawnByReader) catalog.set(PDFName.of('NeedsRendering'), PDFBool.True)
}

const zipSignature = new Uint8Array([0x50, 0x4b, 0x03, 0x04])

describe('a file that reviewers can open', () => {
  test.each([1, 3, 40])('is accepted with %i pages', async (pages) => {
    expect(await inspectPdf(new Blob([await makePdf(pages)]))).toEqual({ ok: true, pages })
  })

  test('may be written without object streams, as by older programs', async () => {
    expect(await inspectPdf(new Blob([await makePdf(2, false)]))).toEqual({ ok: true, pages: 2 })
  })

  test.each(['changesRc4', 'changesAes'] as const)('may be protected against changes (%s)', async (protection) => {
    expect(await inspectPdf(makeProtectedPdf(protection))).toEqual({ ok: true, pages: 2 })
  })

  test.each<[what: string, trailing: BlobPart]>([
    ['zeros', new Uint8Array(5000)],
    ['a page of HTML', `<!-- Served in 12 0 s -->${'<p>1 2 3</p>'.repeat(500)}`],
    ['a mail signature', `\r\n--boundary\r\n${'Scanned by the mail gateway. '.repeat(100)}`],
  ])('may have a mail header before it and %s after it', async (_, trailing) => {
    for (const useObjectStreams of [true, false]) {
      const padded = new Blob(['X-Header: 1\r\n\r\n', await makePdf(2, useObjectStreams), trailing])
      expect(await inspectPdf(padded)).toEqual({ ok: true, pages: 2 })
    }
  })

  test.each<[what: string, change: (document: PDFDocument) => void, warning?: string]>([
    [
      'an XFA form without pages of its own',
      (document) => addXfaForm(document, { fields: false, isDrawnByReader: false }),
      'form',
    ],
    [
      'an XFA form that the reader draws',
      (document) => addXfaForm(document, { fields: true, isDrawnByReader: true }),
      'form',
    ],
    ['an XFA form with pages', (document) => addXfaForm(document, { fields: true, isDrawnByReader: false })],
    ['an ordinary form', (document) => document.getForm().createTextField('name').addToPage(document.getPage(0))],
    ['a portfolio', ({ catalog, context }) => catalog.set(PDFName.of('Collection'), context.obj({})), 'portfolio'],
  ])('has a warning if reviewers would see only a placeholder: %s', async (_, change, warning) => {
    const document = await PDFDocument.create()
    document.addPage()
    change(document)
    const inspection = await inspectPdf(new Blob([(await document.save({ updateFieldAppearances: false })).slice()]))
    expect(inspection).toEqual({ ok: true, pages: 1, ...(warning !== undefined && { warning }) })
  })
})

describe('a file that nobody could open', () => {
  const UNREADABLE_FILES: [name: string, make: () => Promise<Blob> | Blob, reason: string, says: RegExp][] = [
    ['an empty file', () => new Blob([]), 'empty', /is empty/],
    ['a Word file renamed to .pdf', () => new File([zipSignature, 'word/'], 'report.pdf'), 'not-pdf', /not a PDF/],
    ['a page of HTML', () => new Blob(['<!doctype html><p>Log in']), 'not-pdf', /save it as a PDF/],
    ['a signature too far in', async () => new Blob(['x'.repeat(1100), await makePdf(1)]), 'not-pdf', /not a PDF/],
    ['only a signature', () => new Blob(['%PDF-1.7\n']), 'damaged', /damaged/],
    ['only a signature and an end marker', () => new Blob(['%PDF-1.7\n%%EOF\n']), 'damaged', /damaged/],
    ['noise behind a signature', () => new Blob(['%PDF-1.4\n\u0001\u0002junk\n%%EOF']), 'damaged', /damaged/],
    ['one with a password', () => makeProtectedPdf('passwordRc4'), 'encrypted', /without a password/],
    ['one with an AES password', () => makeProtectedPdf('passwordAes'), 'encrypted', /without a password/],
    ['a PDF without pages', async () => new Blob([await makePdf(0)]), 'no-pages', /no pages/],
  ]

  test.each(UNREADABLE_FILES)('%s is refused with a helpful text', async (_, make, reason, text) => {
    const inspection = await inspectPdf(await make())
    expect(inspection).toMatchObject({ ok: false, reason })
    expect(inspection).toHaveProperty('text', expect.stringMatching(text))
  })

  test.each([0.1, 0.5, 0.9])('is damaged if it is truncated to %d of its length', async (fraction) => {
    for (const useObjectStreams of [true, false]) {
      const whole = await makePdf(12, useObjectStreams)
      const cut = new Blob([whole.subarray(0, Math.floor(whole.length * fraction))])
      expect(await inspectPdf(cut)).toMatchObject({ ok: false, reason: 'damaged' })
    }
  })

  test('is damaged if it is truncated in an update, after an end marker', async () => {
    const whole = await makePdf(2, false)
    const cut = new Blob([whole, '\n12 0 obj\n<< /Type /Page'])
    expect(await inspectPdf(cut)).toMatchObject({ ok: false, reason: 'damaged' })
  })

  test('is unreadable, not damaged, if the browser cannot read it', async () => {
    class UnreadableBlob extends Blob {
      override arrayBuffer(): Promise<ArrayBuffer> {
        return Promise.reject(new DOMException('gone', 'NotFoundError'))
      }
    }
    expect(await inspectPdf(new UnreadableBlob(['%PDF-1.7']))).toMatchObject({ ok: false, reason: 'unreadable' })
  })
})
