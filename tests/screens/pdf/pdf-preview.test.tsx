import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, test, vi } from 'vitest'
import { PdfPreview } from '@/pdf/pdf-preview'
import { expectAccessible } from '@tests/support/axe'
import { hasInk } from '@tests/support/has-ink'
import { onAPhone } from '@tests/support/viewport'
import { protectedPdf } from './protected-pdf'

async function pdfFile(words: readonly string[], name = 'proposal.pdf'): Promise<File> {
  const document = await PDFDocument.create()
  for (const word of words) document.addPage([300, 400]).drawText(word, { x: 40, y: 300, size: 40 })
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}

const onPage = (file: Blob, label: string) => (
  <main>
    <h1>Application 12</h1>
    <PdfPreview file={file} label={label} />
  </main>
)

describe('a document of three pages', () => {
  test('is drawn page by page, with its text beside it', async () => {
    const user = userEvent.setup()
    render(onPage(await pdfFile(['Alpha', 'Beta', 'Gamma']), 'Project proposal'))

    const first = await screen.findByRole('img', { name: 'Project proposal, page 1 of 3, as a picture' })
    await waitFor(() => expect(hasInk(first)).toBe(true))
    expect(screen.getByText('Page 1 of 3')).toHaveRole('status')
    await user.click(screen.getByText('Text of this page'))
    expect(await screen.findByText('Alpha')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Beta')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Project proposal, page 2 of 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(screen.getByText('Page 2 of 3')).toHaveRole('status')
    await expectAccessible()
  })

  test('explains the missing page before the first and after the last', async () => {
    const user = userEvent.setup()
    render(onPage(await pdfFile(['Alpha', 'Beta']), 'Report'))
    const previous = await screen.findByRole('button', { name: 'Previous page' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveAccessibleDescription('This is the first page.')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    const next = screen.getByRole('button', { name: 'Next page' })
    expect(next).toHaveAccessibleDescription('This is the last page.')
  })

  test('fits a telephone and is enlarged within its frame', async () => {
    await onAPhone()
    const user = userEvent.setup()
    render(onPage(await pdfFile(['Alpha']), 'Report'))
    const canvas = await screen.findByRole('img', { name: /page 1 of 1/ })
    await waitFor(() => expect(hasInk(canvas)).toBe(true))
    const fitted = canvas.getBoundingClientRect().width
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByText('125 %')).toHaveRole('status')
    await waitFor(() => expect(canvas.getBoundingClientRect().width).toBeCloseTo(fitted * 1.25, -1))
    expect(screen.getByText('125 %')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectAccessible()
  })
})

test('another file is shown from its first page', async () => {
  const user = userEvent.setup()
  const { rerender } = render(onPage(await pdfFile(['Alpha', 'Beta']), 'Report'))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  rerender(onPage(await pdfFile(['Gamma', 'Delta', 'Epsilon']), 'Report'))
  await waitFor(() => expect(screen.getByText('Page 1 of 3')).toBeVisible())
})

test('the file can be downloaded under its name, and its address is revoked', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = render(onPage(await pdfFile(['Alpha']), 'Report'))
  const link = await screen.findByRole('link', { name: 'Download Report' })
  expect(link).toHaveAttribute('download', 'proposal.pdf')
  const address = link.getAttribute('href')
  expect(address).toMatch(/^blob:/)
  unmount()
  expect(revoke).toHaveBeenCalledWith(address)
})

test.each([
  ['a page of HTML', new Blob(['<!doctype html><script>document.title = "ran"</script><h1>Log in</h1>'])],
  ['a damaged file', new Blob(['%PDF-1.7\nnothing'])],
  ['a file with a password', protectedPdf('passwordAes')],
])('%s is not shown, but can be downloaded', async (_, file) => {
  render(onPage(file.slice(0, file.size, 'text/html'), 'Report'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This document cannot be shown here.')
  expect(screen.queryByText('Log in')).not.toBeInTheDocument()
  expect(document.title).not.toBe('ran')
  expect(screen.getByRole('link', { name: 'Download Report' })).toHaveAttribute('download', 'Report.pdf')
})
