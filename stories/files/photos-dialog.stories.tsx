import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PhotosDialog } from '@/features/files/photos/photos-dialog'
import { makeAnimatedGif, makeBrokenPhoto, makeHeicPhoto, makePhoto, makeTiffPhoto } from '@tests/support/photos'
import { OpenButton } from '../support/open-button'
import { darkPage, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Files/Photos to PDF',
  component: PhotosDialog,
  decorators: [withRouter],
  args: {
    chosen: [],
    label: 'Current Budget',
    onUse: fn(),
    onClose: fn(),
    returnTo: () => null,
  },
  argTypes: { chosen: { control: false } },
  render: (args, { loaded }) => (
    <OpenButton label="Choose photos">
      {(isOpen, close) =>
        isOpen && (
          <PhotosDialog
            {...args}
            {...(loaded as { chosen: readonly File[] })}
            onClose={() => {
              close()
              args.onClose()
            }}
          />
        )
      }
    </OpenButton>
  ),
} satisfies Meta<typeof PhotosDialog>
export default meta

type Story = StoryObj<typeof meta>

const choosing = (...making: (() => Promise<File>)[]): NonNullable<Story['loaders']> => [
  async () => ({ chosen: await Promise.all(making.map((make) => make())) }),
]

/** Replaces workers by one that never responds, or that cannot be fetched. Returns a function that restores them. */
function stubWorkers(postMessage: (this: EventTarget) => void): () => void {
  const { Worker } = globalThis
  globalThis.Worker = class extends EventTarget {
    postMessage = postMessage
    terminate() {}
  } as unknown as typeof Worker // The used part of a worker.
  return () => {
    globalThis.Worker = Worker
  }
}

function fail(this: EventTarget) {
  this.dispatchEvent(new ErrorEvent('error'))
}

const three = choosing(
  () => makePhoto('IMG_2041.jpg'),
  () => makePhoto('IMG_2042.jpg', { width: 800, height: 600 }),
  () => makePhoto('Screenshot of the quotation.png', { type: 'image/png' }),
)

const otherFormats = choosing(
  () => makePhoto('From a messenger.webp', { type: 'image/webp' }),
  async () => makeAnimatedGif('Stamp.gif'),
)

const open = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose photos' }))
  await screen.findByRole('dialog', { name: 'Photos to PDF' })
}

const openWith = (pages: string) => async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await open(context)
  await screen.findByText(pages)
}

export const Default: Story = { loaders: three, play: openWith('3 pages') }

export const OnePhoto: Story = { loaders: choosing(() => makePhoto('IMG_2041.jpg')), play: openWith('1 page') }

/** Of an animation, the first frame becomes the page. */
export const OtherFormats: Story = { loaders: otherFormats, play: openWith('2 pages') }

/** The second photo was turned. */
export const Turned: Story = {
  loaders: three,
  play: async (context) => {
    await openWith('3 pages')(context)
    await userEvent.click(screen.getByRole('button', { name: 'Turn page 2' }))
  },
}

export const Reading: Story = {
  loaders: three,
  beforeEach: () => stubWorkers(() => {}),
  play: async (context) => {
    await open(context)
    await screen.findByText('Looking into IMG_2041.jpg')
    await expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotLoaded: Story = {
  loaders: choosing(() => makePhoto('IMG_2041.jpg')),
  beforeEach: () => stubWorkers(fail),
  play: async (context) => {
    await open(context)
    const add = await screen.findByLabelText('Add photos')
    await waitFor(() => expect(add).toHaveAccessibleDescription(/IMG_2041\.jpg: This photo could not be read\./))
  },
}

/** The photos that cannot be opened are named; the others are kept. */
export const SomeRefused: Story = {
  loaders: choosing(
    async () => makeBrokenPhoto('IMG_2040.jpg'),
    () => makePhoto('IMG_2041.jpg'),
    async () => makeHeicPhoto('IMG_2042.HEIC'),
    async () => makeTiffPhoto('Scan of the quotation.tif'),
  ),
  play: async (context) => {
    await openWith('1 page')(context)
    await waitFor(() =>
      expect(screen.getByLabelText('Add photos')).toHaveAccessibleDescription(
        /IMG_2040\.jpg: This photo cannot be opened\..* IMG_2042\.HEIC: Save the photo as JPEG first\. Scan of the quotation\.tif: /,
      ),
    )
  },
}

export const AllRefused: Story = {
  loaders: choosing(async () => makeHeicPhoto('IMG_2042.HEIC')),
  play: async (context) => {
    await openWith('No pages yet')(context)
    await screen.findByText('IMG_2042.HEIC: Save the photo as JPEG first.', { selector: 'p, p *' })
  },
}

const preview: Story['play'] = async (context) => {
  await openWith('3 pages')(context)
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByText('Page 1 of 3')
}

export const Preview: Story = { loaders: three, play: preview }

export const PreviewOnPhone: Story = { ...onPhone, loaders: three, play: preview }

export const NotMade: Story = {
  loaders: three,
  play: async (context) => {
    await openWith('3 pages')(context)
    const restore = stubWorkers(fail)
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await screen.findByText('The PDF could not be made.')
    restore()
  },
}

const long = choosing(
  () => makePhoto(`${SINHALA}.jpg`),
  () => makePhoto(`${'PhotoOfTheQuotationForTheBudget'.repeat(6)}.jpg`),
  async () => makeBrokenPhoto(`${TAMIL}.jpg`),
)

export const LongText: Story = { loaders: long, args: { label: SINHALA }, play: openWith('2 pages') }

export const Phone: Story = { ...onPhone, loaders: three, play: openWith('3 pages') }

export const LongTextOnPhone: Story = { ...LongText, ...onPhone }

export const Dark: Story = { ...darkPage, loaders: three, play: openWith('3 pages') }
