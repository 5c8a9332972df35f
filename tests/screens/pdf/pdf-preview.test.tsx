import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, test, vi } from 'vitest'
import { PdfPreview } from '@/pdf/pdf-preview'
import { expectAccessible } from '@tests/support/axe'
import { hasInk } from '@tests/support/has-ink'
import { resizeToPhone } from '@tests/support/viewport'
import { makeProtectedPdf } from './protected-pdf'

async function makePdf(words: readonly string[], name = 'proposal.pdf'): Promise<File> {
  const document = await PDFDocument.create()
  for (const word of words) document.addPage([300, 400]).drawText(word, { x: 40, y: 300, size: 40 })
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}

const findPage = (page: number, last: number) =>
  screen.findByRole('region', { name: `Report, page ${page} of ${last}` })

const getCanvas = (element: HTMLElement) => element.querySelector('canvas')

/** Waits until a page is in the visible part of its frame. */
async function expectPageInView(page: number, last: number) {
  const shown = await findPage(page, last)
  const frame = screen.getByRole('group', { name: 'Pages of Report' })
  const isInView = () => {
    const [outer, inner] = [frame.getBoundingClientRect(), shown.getBoundingClientRect()]
    return inner.top < outer.bottom - 1 && inner.bottom > outer.top + 1
  }
  await waitFor(() => expect(isInView()).toBe(true))
}

const getHighlights = () => [...document.querySelectorAll('.highlight')].map((match) => match.textContent)

const createPage = (file: Blob, label: string) => (
  <main>
    <h1>Application 12</h1>
    <PdfPreview file={file} label={label} />
  </main>
)

describe('a document of three pages', () => {
  test('is drawn, with text that can be selected', async () => {
    render(createPage(await makePdf(['Alpha', 'Beta', 'Gamma']), 'Report'))
    const first = await findPage(1, 3)
    await waitFor(() => expect(hasInk(getCanvas(first))).toBe(true))
    const text = await within(first).findByText('Alpha')
    getSelection()?.selectAllChildren(text)
    expect(getSelection()?.toString()).toBe('Alpha')
    await expectAccessible()
  })

  test('is paged by buttons and by page number', async () => {
    const user = userEvent.setup()
    render(createPage(await makePdf(['Alpha', 'Beta', 'Gamma']), 'Report'))
    expect(await screen.findByText('Page 1 of 3')).toHaveRole('status')
    const previous = screen.getByRole('button', { name: 'Previous page' })
    expect(previous).toHaveAccessibleDescription('This is the first page.')
    await findPage(1, 3)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    await expectPageInView(2, 3)

    const field = screen.getByRole('textbox', { name: 'Page, of 3' })
    await user.type(field, '99{Enter}')
    expect(field).toHaveValue('3')
    await expectPageInView(3, 3)
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription('This is the last page.')
    await user.type(field, 'two{Enter}')
    expect(field).toHaveValue('3')
    await user.type(field, '1')
    await user.tab()
    await expectPageInView(1, 3)
  })

  test('is searched with the keyboard', async () => {
    const user = userEvent.setup()
    render(createPage(await makePdf(['Alpha beta', 'Gamma', 'Beta']), 'Report'))
    await within(await findPage(1, 3)).findByText('Alpha beta')
    screen.getByRole('group', { name: 'Pages of Report' }).focus()
    // A Cyrillic layout.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'а', code: 'KeyF', ctrlKey: true })
    await user.keyboard('beta')
    expect(screen.getByRole('searchbox', { name: 'Find in the document' })).toHaveFocus()
    expect(await screen.findByText('1 of 2')).toHaveRole('status')
    await waitFor(() => expect(getHighlights()).toEqual(['beta']))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('2 of 2')).toBeVisible()
    await expectPageInView(3, 3)
    await waitFor(() => expect(getHighlights()).toContain('Beta'))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(await screen.findByText('1 of 2')).toBeVisible()
    await expectPageInView(1, 3)
    await user.click(screen.getByRole('button', { name: 'Next match' }))
    expect(await screen.findByText('2 of 2')).toBeVisible()
    await expectAccessible()

    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'delta')
    expect(await screen.findByText('Not found')).toHaveRole('status')
    expect(screen.getByRole('button', { name: 'Next match' })).toHaveAccessibleDescription('Nothing is found.')
    await user.type(screen.getByRole('searchbox'), '{Escape}')
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Find in the document' })).toHaveFocus()
    await waitFor(() => expect(getHighlights()).toEqual([]))
  })

  test('shows a page on a click on its thumbnail', async () => {
    const user = userEvent.setup()
    render(createPage(await makePdf(['Alpha', 'Beta', 'Gamma']), 'Report'))
    const toggle = await screen.findByRole('button', { name: 'Thumbnails' })
    await findPage(1, 3)
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const thumbnails = within(screen.getByRole('navigation', { name: 'Thumbnails' }))
    expect(thumbnails.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    const third = thumbnails.getByRole('button', { name: 'Page 3' })
    await waitFor(() => expect(hasInk(getCanvas(third))).toBe(true))
    await user.click(third)
    expect(third).toHaveAttribute('aria-current', 'page')
    await expectPageInView(3, 3)
    await expectAccessible()
    await user.click(toggle)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('is zoomed, fitted and rotated', async () => {
    const user = userEvent.setup()
    render(createPage(await makePdf(['Alpha', 'Beta', 'Gamma']), 'Report'))
    const first = await findPage(1, 3)
    const frame = screen.getByRole('group', { name: 'Pages of Report' })
    await waitFor(() => expect(first.offsetWidth).toBe(frame.clientWidth))
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    await waitFor(() => expect(first.offsetWidth).toBeCloseTo(frame.clientWidth / 1.25, -1))
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(first.offsetWidth).toBeGreaterThan(frame.clientWidth))
    await user.click(screen.getByRole('button', { name: 'Fit page' }))
    await waitFor(() => expect(first.offsetHeight).toBeLessThanOrEqual(frame.clientHeight))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Rotate' }))
    await waitFor(() => expect(first.offsetWidth).toBeGreaterThan(first.offsetHeight))
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fit width' }))
    await waitFor(() => expect(first.offsetWidth).toBe(frame.clientWidth))
    await expectAccessible()
  })

  test('has its toolbar in one row on a phone, with a menu', async () => {
    await resizeToPhone()
    const user = userEvent.setup()
    render(createPage(await makePdf(['Alpha', 'Beta', 'Gamma']), 'Report'))
    await findPage(1, 3)
    const tools = screen.getByRole('group', { name: 'Report: tools' })
    expect(tools.offsetHeight).toBeLessThan(2 * screen.getByRole('button', { name: 'Next page' }).offsetHeight)
    await user.click(within(tools).getByRole('button', { name: 'More tools' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Thumbnails',
      'Zoom in',
      'Zoom out',
      'Fit width',
      'Fit page',
      'Rotate',
      'Print',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Thumbnails' }))
    expect(await screen.findByRole('navigation', { name: 'Thumbnails' })).toBeVisible()
    await user.click(within(tools).getByRole('button', { name: 'Find in the document' }))
    await user.keyboard('beta')
    expect(await screen.findByText('1 of 1')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectAccessible()
  })
})

test('the canvases of distant pages are removed', async () => {
  const user = userEvent.setup()
  const words = Array.from({ length: 40 }, (_, index) => `Word ${index + 1}`)
  render(createPage(await makePdf(words), 'Report'))
  const first = await findPage(1, 40)
  await waitFor(() => expect(hasInk(getCanvas(first))).toBe(true))
  const field = screen.getByRole('textbox', { name: 'Page, of 40' })
  for (let page = 5; page <= 40; page += 5) {
    await user.clear(field)
    await user.type(field, `${page}{Enter}`)
    const shown = await findPage(page, 40)
    await waitFor(() => expect(hasInk(getCanvas(shown))).toBe(true))
  }
  expect(getCanvas(first)).toBeNull()
  expect(first.offsetHeight).toBeGreaterThan(100)
})

describe('printing', () => {
  test('prints the document itself', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
    const print = vi.fn<() => void>()
    render(createPage(await makePdf(['Alpha']), 'Report'))
    await findPage(1, 1)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    const frame = screen.getByTitle<HTMLIFrameElement>('Document to print')
    expect(await (await fetch(frame.src)).blob()).toHaveProperty('type', 'application/pdf')
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ print } as unknown as Window)
    fireEvent.load(frame)
    expect(print).toHaveBeenCalledOnce()
  })

  test.each([
    ['has no viewer', false],
    ['does not let the page print it', true],
  ])('opens a tab if the browser %s', async (_, hasViewer) => {
    const user = userEvent.setup()
    vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(hasViewer)
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    render(createPage(await makePdf(['Alpha']), 'Report'))
    await findPage(1, 1)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    if (hasViewer) {
      const frame = screen.getByTitle<HTMLIFrameElement>('Document to print')
      vi.spyOn(frame, 'contentWindow', 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError')
      })
      fireEvent.load(frame)
    }
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), '_blank', 'noopener')
  })
})

test('another file is shown from its first page', async () => {
  const user = userEvent.setup()
  const { rerender } = render(createPage(await makePdf(['Alpha', 'Beta']), 'Report'))
  await findPage(1, 2)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  rerender(createPage(await makePdf(['Gamma', 'Delta', 'Epsilon']), 'Report'))
  await waitFor(() => expect(screen.getByText('Page 1 of 3')).toBeVisible())
})

test('the file can be downloaded under its name, and its address is revoked', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = render(createPage(await makePdf(['Alpha']), 'Report'))
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
  ['a file with a password', makeProtectedPdf('passwordAes')],
])('%s is not shown, but can be downloaded', async (_, file) => {
  render(createPage(file.slice(0, file.size, 'text/html'), 'Report'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This document cannot be shown here.')
  expect(screen.queryByText('Log in')).not.toBeInTheDocument()
  expect(document.title).not.toBe('ran')
  expect(screen.getByRole('link', { name: 'Download Report' })).toHaveAttribute('download', 'Report.pdf')
})
