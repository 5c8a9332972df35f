import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PDFDocument, PDFName, PDFRawStream, PDFString, StandardFonts, type PDFPage } from 'pdf-lib'
import { expect, test } from 'vitest'
import { PdfPreview } from '@/pdf/pdf-preview'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { hasInk } from '@tests/support/has-ink'
import { showsScan } from '@tests/support/scans'
import ccitt from './scans/ccitt.pdf?url'
import jbig2 from './scans/jbig2.pdf?url'
import jpx from './scans/jpx.pdf?url'

const renderPreview = (file: Blob) =>
  render(
    <main>
      <h1>Application 12</h1>
      <PdfPreview file={file} label="Report" />
    </main>,
  )

async function makePdf(pages: number, draw: (pages: PDFPage[], document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create()
  await draw(
    Array.from({ length: pages }, () => document.addPage([300, 400])),
    document,
  )
  return new Blob([(await document.save()).slice()])
}

/** An image that no decoder can read. */
const makeBrokenImage = ({ context }: PDFDocument, entries = {}) =>
  context.register(
    PDFRawStream.of(
      context.obj({
        Type: 'XObject',
        Subtype: 'Image',
        Width: 40,
        Height: 40,
        ColorSpace: 'DeviceRGB',
        BitsPerComponent: 8,
        Filter: 'JPXDecode',
        ...entries,
      }),
      new Uint8Array(500).fill(0x41),
    ),
  )

function placeImage(page: PDFPage, image: ReturnType<typeof makeBrokenImage>) {
  const name = page.node.newXObject('Image', image)
  const content = page.doc.context.stream(`q 200 0 0 200 50 50 cm ${name.toString()} Do Q`)
  page.node.addContentStream(page.doc.context.register(content))
}

/** Returns the canvas of a page once the page is drawn. */
async function findCanvas(page = 1, last = 1): Promise<HTMLCanvasElement> {
  const region = await screen.findByRole('region', { name: `Report, page ${page} of ${last}` })
  return waitFor(() => {
    const canvas = region.querySelector('canvas')
    if (canvas === null) throw new Error(`Page ${page} is not drawn.`)
    return canvas
  })
}

test.each([
  ['JPEG 2000', jpx],
  ['CCITT Group 4', ccitt],
  ['JBIG2', jbig2],
])('a page scanned in %s is drawn', async (_, address) => {
  renderPreview(await (await fetch(address)).blob())
  const page = await screen.findByRole('img', { name: 'Report, page 1 of 1, as a picture' })
  await waitFor(() => expect(page instanceof HTMLCanvasElement && showsScan(page)).toBe(true))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a page with only an unreadable image shows a message', async () => {
  renderPreview(await makePdf(1, ([page], document) => page && placeImage(page, makeBrokenImage(document))))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page cannot be shown here.')
  expect(screen.getByRole('link', { name: 'Download Report' })).toBeVisible()
  await expectAccessible()
})

test('a page with one unreadable image is drawn with a note', async () => {
  const file = await makePdf(1, ([page], document) => {
    page?.drawText('Alpha', { x: 40, y: 300, size: 40 })
    if (page) placeImage(page, makeBrokenImage(document))
  })
  renderPreview(file)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page cannot be shown here.')
  expect(await findCanvas()).toBeVisible()
  await expectAccessible()
})

test('an unreadable image is reported only on the pages that use it', async () => {
  const user = userEvent.setup()
  const file = await makePdf(4, (pages, document) => {
    const logo = makeBrokenImage(document)
    for (const [index, page] of pages.entries()) {
      page.drawText(`Page ${index + 1}`, { x: 40, y: 300, size: 40 })
      if (index < 3) placeImage(page, logo)
    }
  })
  renderPreview(file)
  for (const page of [1, 2, 3]) {
    await findCanvas(page, 4)
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
  }
  const last = await findCanvas(4, 4)
  await waitFor(() => expect(hasInk(last)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('text in an unreadable font is reported', async () => {
  const file = await makePdf(1, async ([page], document) => {
    const { context } = document
    const system = context.obj({ Supplement: 2 })
    system.set(PDFName.of('Registry'), PDFString.of('Adobe'))
    system.set(PDFName.of('Ordering'), PDFString.of('Japan1'))
    const base = { Type: 'Font', BaseFont: 'HeiseiMin-W3' }
    const descendant = context.obj({ ...base, Subtype: 'CIDFontType0' })
    descendant.set(PDFName.of('CIDSystemInfo'), system)
    const font = context.obj({ ...base, Subtype: 'Type0', Encoding: '90ms-RKSJ-H' })
    font.set(PDFName.of('DescendantFonts'), context.obj([context.register(descendant)]))
    page?.setFont(await document.embedFont(StandardFonts.Helvetica))
    page?.drawText('Alpha', { x: 40, y: 300, size: 40 })
    const name = page?.node.newFontDictionary('Font', context.register(font)).toString()
    page?.node.addContentStream(context.register(context.stream(`BT ${name} 40 Tf 40 200 Td <93FA967B> Tj ET`)))
  })
  renderPreview(file)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page cannot be shown here.')
})

test.each<[string, (page: PDFPage) => void]>([
  ['without content', () => {}],
  [
    'whose stencil cannot be read',
    (page) => placeImage(page, makeBrokenImage(page.doc, { ImageMask: true, Filter: 'JBIG2Decode' })),
  ],
  [
    'whose content is compressed by an unknown method',
    ({ node, doc: { context } }) =>
      node.addContentStream(context.register(PDFRawStream.of(context.obj({ Filter: 'Unknown' }), new Uint8Array(9)))),
  ],
])('a page %s is reported as blank', async (_, draw) => {
  renderPreview(await makePdf(1, ([page]) => page && draw(page)))
  expect(await screen.findByText('This page is blank here.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download Report' })).toBeVisible()
})

test('a missing page is reported, and the others are drawn', async () => {
  const user = userEvent.setup()
  expectLogged(/Unable to get page/)
  expectLogged(/pdfPage is not loaded/)
  const file = await makePdf(2, ([first, second], { context }) => {
    first?.drawText('Alpha', { x: 40, y: 300, size: 40 })
    if (second) context.delete(second.ref)
  })
  renderPreview(file)
  const first = await findCanvas(1, 2)
  await waitFor(() => expect(hasInk(first)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page cannot be shown here.')
})
