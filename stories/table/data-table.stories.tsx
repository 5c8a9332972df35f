import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { createSavedViews } from '@/table/saved-views'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { filters, longProjects, projects, table, type Project } from './projects'

const meta = {
  title: 'Table/Data table',
  component: DataTable,
  decorators: [withRouter],
  args: {
    ...table,
    emptyState: <EmptyState title="No projects found." />,
  },
  argTypes: { columns: { control: false }, filters: { control: false }, views: { control: false } },
} satisfies Meta<typeof DataTable<Project>>
export default meta

type Story = StoryObj<typeof DataTable<Project>>

export const Default: Story = {}

const tools = { search: (row: Project) => row.title, filters }

/** Every word must occur, in any order; case and accents are ignored. */
export const SearchAndFilters: Story = {
  args: tools,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'RICE drought')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Approved')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 6 rows'))
  },
}

/** One click shows all rows again. */
export const NothingMatches: Story = {
  tags: ['!autodocs'],
  args: tools,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText('Nothing matches your search.')).toBeVisible()
  },
}

/** A click on a header sorts by it; Shift and click adds it as a further key. */
export const Sorted: Story = {
  args: { initialSort: [{ id: 'status' }, { id: 'amount', desc: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Status/ })).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** Columns can be hidden, except the one that identifies the row. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await screen.findByRole('checkbox', { name: 'Amount (LKR)' })).toBeVisible()
  },
}

/** Saves the matching rows and visible columns, in the order shown, as CSV or Excel. */
export const Saved: Story = {
  args: { downloadName: 'projects' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await screen.findByRole('button', { name: 'Excel (XLSX)' })).toBeVisible()
  },
}

/** A view stores search, filters, order and columns under a name. */
export const SavedViews: Story = {
  args: { ...tools, views: createSavedViews(createMemoryStorage(), 'views:1:projects') },
  play: async ({ canvas, args }) => {
    args.views?.write([])
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await userEvent.type(await screen.findByLabelText('Name of a new view'), 'All of them{Enter}')
    await expect(await screen.findByRole('button', { name: 'Delete view All of them' })).toBeVisible()
  },
}

/** On the first and last page, the disabled button explains why. */
export const Pages: Story = {
  args: { rows: projects(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
      'This is the first page.',
    )
    await expect(canvas.getByText('1–25 of 60')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { ...tools, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects found.')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** A skeleton replaces the list while it loads. */
export const Loading: Story = {
  render: () => <Skeleton lines={6} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible())
  },
}

/** A filter is still fetching data, so more rows may match. */
export const Scanning: Story = {
  tags: ['!autodocs'],
  args: { ...tools, isScanning: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText('Nothing matches yet.')).toBeVisible()
  },
}

export const Dark: Story = { args: tools, decorators: [withDarkTheme] }

export const LongText: Story = { args: { rows: longProjects } }

/** Each row is a card. */
export const Phone: Story = { ...onPhone, args: { ...tools, rows: longProjects } }
