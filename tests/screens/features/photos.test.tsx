import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getDraft } from '@/features/drafts/get-draft'
import { paths } from '@/paths'
import { pressInAlert, closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { makeAnimatedGif, makeBrokenPhoto, makeHeicPhoto, makePhoto, makeTiffPhoto } from '@tests/support/photos'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from '../apply/application'
import { makePdfFile } from '@tests/support/pdf-file'

async function openBudget() {
  const stage = await renderPortal({ path: paths.budget, person: 'applicant@demo.urc' })
  return { ...stage, input: await screen.findByLabelText<HTMLInputElement>('Current Budget') }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Photos to PDF' }))

const press = async (user: UserEvent, name: string) => user.click(await (await dialog()).findByRole('button', { name }))

const pageNames = async () =>
  (await dialog()).queryAllByRole('listitem').map((item) => item.querySelector('p + p')?.textContent)

const waitForPages = (...names: string[]) => waitFor(async () => expect(await pageNames()).toEqual(names))

async function use(user: UserEvent) {
  await press(user, 'Preview')
  await press(user, 'Use this PDF')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Returns each page's size as shown, and the colour of its photo at the top left. */
async function pagesOf(file: Blob) {
  const document = await PDFDocument.load(await file.arrayBuffer())
  return Promise.all(
    document.getPages().map(async (page) => {
      const { width, height } = page.getSize()
      const photos = page.node.Resources()?.lookup(PDFName.of('XObject'))
      const [[, reference] = []] = Object(photos).entries()
      const stream = document.context.lookup(reference)
      if (!(stream instanceof PDFRawStream)) throw new Error('The page has no photo.')
      const picture = await createImageBitmap(new Blob([stream.contents.slice()]))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const [red = 0, green = 0, blue = 0] = context?.getImageData(2, 2, 1, 1).data ?? []
      return {
        size: [Math.round(width), Math.round(height)],
        turned: page.getRotation().angle,
        pixels: [picture.width, picture.height],
        colour: red > green && red > blue ? 'red' : blue > red ? 'blue' : 'other',
      }
    }),
  )
}

const sentFile = async ({ mock }: Awaited<ReturnType<typeof openBudget>>) =>
  [...(await mock.store()).fileBytes.values()].at(-1) ?? new Blob()

test('photos become one A4 PDF in the arranged order, upright by EXIF', async () => {
  const stage = await openBudget()
  const { user, input } = stage
  expect(input).toHaveAccessibleDescription(/Photos of the pages work too\.$/)
  const turned = await makePhoto('page-1.jpg', { width: 800, height: 600, colour: 'red', orientation: 6 })
  const wide = await makePhoto('page-2.png', { width: 800, height: 600, colour: 'blue', type: 'image/png' })
  await user.upload(input, [turned, wide])
  await waitForPages('page-1.jpg', 'page-2.png')
  await expectAccessible()
  await press(user, 'Move page 2 up')
  await waitForPages('page-2.png', 'page-1.jpg')
  await press(user, 'Turn page 1')
  await use(user)
  expect(await screen.findByText('page-2.pdf')).toBeVisible()
  expect(input).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  const sent = await sentFile(stage)
  expect(sent).toMatchObject({ name: 'page-2.pdf', type: 'application/pdf' })
  expect(await pagesOf(sent)).toEqual([
    { size: [842, 595], turned: 90, pixels: [800, 600], colour: 'blue' },
    { size: [595, 842], turned: 0, pixels: [600, 800], colour: 'red' },
  ])
})

test('a WebP and the first frame of a GIF become pages', async () => {
  const { user, services } = await openUploads()
  const input = screen.getByLabelText<HTMLInputElement>('Project CV')
  expect(input.accept).toContain('image/webp,image/gif')
  await user.upload(input, [
    await makePhoto('page.webp', { colour: 'blue', type: 'image/webp' }),
    makeAnimatedGif('stamp.gif'),
  ])
  await waitForPages('page.webp', 'stamp.gif')
  await use(user)
  expect(await screen.findByText('2 pages')).toBeVisible()
  const { files } = getDraft(services, { owner: '1', applicationId: null }).snapshot()
  const pages = await pagesOf(files.projectCV ?? new Blob())
  expect(pages).toMatchObject([{ colour: 'blue' }, { pixels: [8, 8], colour: 'red' }])
})

test('a large photo is scaled down to 200 dpi', async () => {
  const { user, services } = await openUploads()
  await user.upload(screen.getByLabelText('Project CV'), await makePhoto('cv.jpg', { width: 3000, height: 4000 }))
  await waitForPages('cv.jpg')
  await use(user)
  expect(await screen.findByText('1 page')).toBeVisible()
  const { files } = getDraft(services, { owner: '1', applicationId: null }).snapshot()
  expect(files.projectCV).toMatchObject({ name: 'cv.pdf' })
  expect(await pagesOf(files.projectCV ?? new Blob())).toMatchObject([{ size: [595, 842], pixels: [1654, 2205] }])
})

async function openUploads() {
  const stage = await renderPortal({ path: paths.applyUploads, person: 'applicant@demo.urc', stored: storedDraft() })
  await screen.findByRole('heading', { name: 'Your four PDFs' })
  return stage
}

test('photos that cannot be opened are named; the others are kept', async () => {
  const { user, input } = await openBudget()
  await user.upload(input, [makeBrokenPhoto('torn.jpg'), await makePhoto('page.jpg')])
  await waitForPages('page.jpg')
  const shown = await dialog()
  const add = shown.getByLabelText('Add photos')
  expect(shown.getByText('torn.jpg: This photo cannot be opened. Take it again, or save it as JPEG.')).toBeVisible()
  await userUploadAnything(user, add, makeHeicPhoto('IMG_7.HEIC'))
  await waitFor(() => expect(add).toHaveAccessibleDescription(/IMG_7\.HEIC: Save the photo as JPEG first\.$/))
  await userUploadAnything(user, add, makeTiffPhoto('scan.tif'))
  await waitFor(() =>
    expect(add).toHaveAccessibleDescription(/scan\.tif: .* Save it as a PDF, and choose that file\.$/),
  )
  await user.click(shown.getByRole('button', { name: 'Remove page 1' }))
  await waitForPages()
  expect(shown.getByRole('button', { name: 'Preview' })).toHaveAccessibleDescription('Add a photo first.')
})

/** Drops ignore `accept`, as do some file choosers. */
const userUploadAnything = (user: UserEvent, input: HTMLElement, file: File) => {
  input.removeAttribute('accept')
  return user.upload(input, file)
}

test('other files of the same choice wait for the PDF', async () => {
  const { user, input } = await openBudget()
  await user.upload(input, [await makePdfFile('budget.pdf'), await makePhoto('page.jpg')])
  await waitForPages('page.jpg')
  await use(user)
  expect(await screen.findByText('page.pdf')).toBeVisible()
  expect(
    await screen.findByText('budget.pdf: Not taken, because only one file can be sent here.', { selector: 'p, p *' }),
  ).toBeVisible()
})

test('arranged photos are discarded only after a confirmation', async () => {
  const { user, input } = await openBudget()
  await user.upload(input, [await makePdfFile('budget.pdf'), await makePhoto('page.jpg')])
  await waitForPages('page.jpg')
  await press(user, 'Cancel')
  await pressInAlert(user, 'Discard what you entered?', 'Keep editing')
  await press(user, 'Preview')
  await press(user, 'Change pages')
  await waitForPages('page.jpg')
  await user.keyboard('{Escape}')
  await pressInAlert(user, 'Discard what you entered?', 'Discard')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('budget.pdf')).toBeVisible()
})

test('pages are arranged with the keyboard alone', async () => {
  const { user, input } = await openBudget()
  await user.upload(input, [await makePhoto('a.jpg'), await makePhoto('b.jpg'), await makePhoto('c.jpg')])
  await waitForPages('a.jpg', 'b.jpg', 'c.jpg')
  const shown = await dialog()
  const button = (name: string) => shown.getByRole('button', { name })
  button('Move page 3 up').focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  await waitForPages('c.jpg', 'a.jpg', 'b.jpg')
  expect(button('Move page 1 up')).toHaveFocus()
  expect(button('Move page 1 up')).toHaveAccessibleDescription('First page')
  button('Remove page 3').focus()
  await user.keyboard('{Enter}')
  await waitForPages('c.jpg', 'a.jpg')
  expect(button('Remove page 2')).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  await waitForPages()
  expect(await (await dialog()).findByLabelText('Add photos')).toHaveFocus()
})

test('pictures and workers are released when the dialog closes', async () => {
  const { user, input } = await openBudget()
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  await user.upload(input, [await makePhoto('a.jpg'), await makePhoto('b.jpg')])
  await waitForPages('a.jpg', 'b.jpg')
  await use(user)
  expect(made.mock.results.length).toBeGreaterThan(2)
  // Files that an earlier test has saved are released later, and may be among them.
  await waitFor(() =>
    expect(revoked.mock.calls.map(([address]) => address)).toEqual(
      expect.arrayContaining(made.mock.results.map(({ value }) => value)),
    ),
  )
  // One for each photo, and one for the PDF.
  expect(ended).toHaveBeenCalledTimes(3)
})
