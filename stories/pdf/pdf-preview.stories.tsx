import type { Meta, StoryObj } from '@storybook/react-vite'
import { PDFDocument } from 'pdf-lib'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PdfPreview } from '@/pdf/pdf-preview'
import { withDarkTheme, onPhone, withProviders } from '../support/decorators'

async function makePdf(words: readonly string[]): Promise<File> {
  const document = await PDFDocument.create()
  for (const word of words) document.addPage().drawText(word, { x: 60, y: 740, size: 32 })
  return new File([(await document.save()).slice()], 'proposal.pdf', { type: 'application/pdf' })
}

const makeChapters = (count: number) =>
  Array.from({ length: count }, (_, index) => `Chapter ${index + 1}: home gardens`)

const loadPdf = (words: readonly string[]) => [async () => ({ file: await makePdf(words) })]

const meta = {
  title: 'Controls/PDF preview',
  component: PdfPreview,
  decorators: [withProviders],
  args: { file: new File([], ''), label: 'Project Proposal' },
  argTypes: { file: { control: false } },
  loaders: loadPdf(makeChapters(3)),
  render: (args, { loaded }) => <PdfPreview {...args} file={loaded['file'] as File} />,
} satisfies Meta<typeof PdfPreview>
export default meta

type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const findFirstChapter = () => screen.findByText('Chapter 1: home gardens')

/** Tab reaches the tools and then the pages, which scroll with the arrow keys. */
export const Default: Story = {
  play: async () => {
    await findFirstChapter()
    screen.getByRole('button', { name: 'Zoom out' }).focus()
    for (const name of ['Zoom in', 'Find in the document', 'Fit width', 'Fit page', 'Rotate', 'Print']) {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(screen.getByRole('group', { name: 'Pages of Project Proposal' })).toHaveFocus()
  },
}

export const OnePage: Story = {
  loaders: loadPdf(makeChapters(1)),
  play: async () => {
    await findFirstChapter()
    await expect(screen.queryByRole('button', { name: 'Thumbnails' })).toBeNull()
  },
}

/** Pages far away are released. */
export const LongDocument: Story = {
  loaders: loadPdf(makeChapters(60)),
  play: async () => {
    await findFirstChapter()
    await userEvent.type(screen.getByRole('textbox', { name: 'Page, of 60' }), '40{Enter}')
    await expect(await screen.findByText('Chapter 40: home gardens')).toBeVisible()
  },
}

export const Thumbnails: Story = {
  loaders: loadPdf(makeChapters(12)),
  tags: ['!autodocs'],
  play: async () => {
    await findFirstChapter()
    await press('Thumbnails')
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await expect(screen.getByText('Page 2 of 12')).toBeVisible()
  },
}

/** Ctrl+F opens it too. Enter finds the next match, Shift+Enter the previous one, Escape closes it. */
export const Searched: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await findFirstChapter()
    await press('Find in the document')
    await userEvent.keyboard('gardens')
    await expect(await screen.findByText('1 of 3')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.highlight.selected')).toHaveTextContent('gardens'))
  },
}

export const NotFound: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await findFirstChapter()
    await press('Find in the document')
    await userEvent.keyboard('mangrove')
    await expect(await screen.findByText('Not found')).toBeVisible()
  },
}

export const Rotated: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const page = await screen.findByRole('region', { name: 'Project Proposal, page 1 of 3' })
    await findFirstChapter()
    await press('Rotate')
    await waitFor(() => expect(page.offsetWidth).toBeGreaterThan(page.offsetHeight))
  },
}

export const BlankPage: Story = {
  loaders: loadPdf(['']),
  play: async () => {
    await expect(await screen.findByText('This page is blank here.')).toBeVisible()
  },
}

export const Damaged: Story = {
  loaders: [async () => ({ file: new File(['%PDF-1.7\nnothing'], 'proposal.pdf') })],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This document cannot be shown here.')
  },
}

/** Less used tools are in a menu. */
export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await findFirstChapter()
    await press('More tools')
    await expect(await screen.findByRole('menuitem', { name: 'Rotate' })).toBeVisible()
  },
}

export const SearchedOnPhone: Story = { ...Searched, ...onPhone }

export const ThumbnailsOnPhone: Story = {
  ...onPhone,
  loaders: loadPdf(makeChapters(12)),
  play: async () => {
    await findFirstChapter()
    await press('More tools')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Thumbnails' }))
    await expect(await screen.findByRole('button', { name: 'Page 2' })).toBeVisible()
  },
}

/** Pages stay white, as on paper. */
export const Dark: Story = { decorators: [withDarkTheme], play: async () => void (await findFirstChapter()) }
