import fc from 'fast-check'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { checkDocument, type DocumentEnding } from '@/features/files/check-document'
import { nameByContent } from '@/features/files/name-by-content'
import { anyText } from '@tests/support/arbitrary-wire'
import { makeOfficeFile } from '@tests/support/office-files'

const ENDINGS: DocumentEnding[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx']

const signature = fc.constantFrom(
  [],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
)
const content = fc
  .tuple(signature, fc.uint8Array({ maxLength: 200 }))
  .map(([first, rest]) => Uint8Array.from([...first, ...rest]))
const name = fc.tuple(
  anyText,
  fc.constantFrom('', ...ENDINGS.map((ending) => `.${ending}`), '.PDF', '.pdf.exe', '.html'),
)

const brokenPdf = fc
  .array(fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) }), { maxLength: 6 })
  .map((changes) => async () => {
    const document = await PDFDocument.create()
    document.addPage()
    const bytes = (await document.save({ useObjectStreams: false })).slice()
    for (const { at, byte } of changes) bytes[Math.floor(at * bytes.length)] = byte
    return bytes
  })

describe('the check of a chosen file', () => {
  it('accepts a file or explains what is wrong, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(content, name, fc.subarray(ENDINGS, { minLength: 1 }), async (bytes, parts, endings) => {
        const file = new File([bytes], parts.join(''))
        const checked = await checkDocument(file, endings)
        if (!checked.ok) expect(checked.text).toMatch(/^[A-Z].+\.$/)
        const isKnown = endings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`))
        if (checked.ok) expect({ isKnown, isEmpty: file.size === 0 }).toEqual({ isKnown: true, isEmpty: false })
      }),
    )
  })

  const pdf = async () => {
    const document = await PDFDocument.create()
    document.addPage()
    return (await document.save()).slice()
  }
  const PAGE = '<!doctype html><script>alert(1)</script>'
  const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const word = [0x50, 0x4b, 0x03, 0x04]
  const MHTML = 'MIME-Version: 1.0\r\nContent-Type: multipart/related'

  it.each<[what: string, name: string, content: () => BlobPart | Promise<BlobPart>, says: RegExp]>([
    ['a page that calls itself a PDF', 'a.pdf', () => PAGE, /is not a PDF/],
    [
      'a page with a PDF’s first and last words',
      'a.pdf',
      () => `${PAGE}%PDF-1.7\n%%EOF`,
      /is damaged or was cut short/,
    ],
    ['a picture with scripts', 'a.pdf', () => PICTURE, /is not a PDF/],
    ['a Word file that was renamed', 'a.pdf', () => Uint8Array.from(word), /is not a PDF/],
    ['a PDF that was renamed', 'a.docx', pdf, /^This file ends in \.docx, but it is a PDF\. Open it in Word/],
    ['an old Word file with a new ending', 'a.docx', () => makeOfficeFile.doc('a'), /but it is an old Word file/],
    ['a Word file with an old ending', 'a.doc', () => makeOfficeFile.docx('a'), /but it is a Word file/],
    ['a spreadsheet with the ending of Word', 'a.docx', () => makeOfficeFile.xlsx('a'), /but it is an Excel file/],
    ['an OpenDocument text', 'a.docx', () => makeOfficeFile.odt('a'), /but it is an OpenDocument text/],
    ['a ZIP', 'a.docx', () => makeOfficeFile.zip('a'), /but it is a ZIP file/],
    [
      'an RTF file',
      'a.doc',
      () => makeOfficeFile.rtf('a'),
      /but it is an RTF file\. Open it in Word, save it as \.docx/,
    ],
    ['a page saved from Word', 'a.doc', () => PAGE, /but it is a web page\. Open it in Word, save it as \.docx/],
    ['a page in one MIME file', 'a.doc', () => MHTML, /but it is a web page/],
    [
      'a page with the ending of Excel',
      'a.xlsx',
      () => PAGE,
      /but it is a web page\. Open it in Excel, save it as \.xlsx/,
    ],
    [
      'a Word file with a password',
      'a.docx',
      () => makeOfficeFile.protected('a'),
      /asks for a password.* Save a copy without/,
    ],
    ['an Excel file with a password', 'a.xlsx', () => makeOfficeFile.protected('a'), /asks for a password/],
    ['an old Word file that was cut short', 'a.doc', () => makeOfficeFile.doc('a').slice(0, 700), /is damaged/],
    ['a Word file that was cut short', 'a.docx', () => makeOfficeFile.docx('a').slice(0, 100), /is damaged/],
    ['the first bytes of a Word file', 'a.docx', () => Uint8Array.of(0x50, 0x4b), /is damaged/],
    ['an empty Word file', 'a.docx', () => '', /is empty/],
    ['an empty PDF', 'a.pdf', () => '', /is empty/],
    ['two endings', 'a.pdf.html', pdf, /cannot be sent here/],
    ['an ending that is turned round', 'a\u202Efdp.exe', pdf, /cannot be sent here/],
  ])('refuses %s with a next step', async (_, name, make, says) => {
    const checked = await checkDocument(new File([await make()], name), ENDINGS)
    expect(checked).toMatchObject({ ok: false, text: expect.stringMatching(says) })
  })

  it.each(['doc', 'docx', 'xls', 'xlsx'] as const)('accepts a .%s file', async (ending) => {
    expect(await checkDocument(makeOfficeFile[ending](`a.${ending}`), ENDINGS)).toEqual({ ok: true })
  })

  it('accepts a PDF that is also a page of HTML', async () => {
    expect(await checkDocument(new File([PAGE, await pdf()], 'a.pdf'), ['pdf'])).toMatchObject({ ok: true })
  })

  it('terminates for a PDF with changed bytes', async () => {
    await fc.assert(
      fc.asyncProperty(brokenPdf, async (make) => {
        const checked = await checkDocument(new File([await make()], 'a.pdf'), ['pdf'])
        expect(checked.ok || checked.text).toBeTruthy()
      }),
    )
  })
})

it('the name of a saved document has no folder or control character', () => {
  const type = fc.constantFrom('application/pdf', 'application/msword', 'text/html', '')
  fc.assert(
    fc.property(
      fc.oneof(anyText, fc.constantFrom('../../x.pdf', 'CON', '.', '...', 'a\u202Efdp.exe')),
      type,
      (given, kind) => {
        const saved = nameByContent(given, { blob: new Blob([], { type: kind }), name: null })
        expect(saved).not.toMatch(/[\p{Cc}\p{Cf}<>:"/\\|?*]/u)
        expect(saved).toMatch(/^[^.\s]/)
      },
    ),
  )
})
