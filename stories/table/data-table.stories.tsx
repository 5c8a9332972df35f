import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { savedViews } from '@/table/saved-views'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { memoryStorage } from '@tests/support/memory-storage'
import { dark, onPhone, stage } from '../support/stage'
import { columns, filters, longProjects, projects, type Project } from './projects'

const meta = {
  title: 'Table/Data table',
  component: DataTable,
  decorators: [stage],
  args: {
    rows: projects(6),
    columns,
    caption: 'Projects',
    emptyState: <EmptyState title="No projects found." />,
    getRowId: (row) => String(row.id),
    rowLabel: (row) => row.title,
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

/** Found by nobody: the way back is one press. */
export const NothingMatches: Story = {
  // A docs page types nothing.
  tags: ['!autodocs'],
  args: tools,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all rows' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7))
  },
}

/** A press on a header sorts by it; with Shift it is added to the order. */
export const Sorted: Story = {
  args: { initialSort: [{ id: 'status' }, { id: 'amount', desc: true }] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('columnheader', { name: /^Status/ })
    await expect(status).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: /^Year/ }))
    await expect(canvas.getByRole('columnheader', { name: /^Year/ })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('Sorted by Year, ascending.')).toBeInTheDocument()
  },
}

/** Columns can be hidden, except for the one that names the row. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    const display = canvas.getByRole('button', { name: 'Display' })
    await userEvent.click(display)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Amount (LKR)' }))
    await expect(screen.queryByRole('checkbox', { name: 'Project title' })).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(4))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Display/ })).toHaveFocus())
  },
}

/** The matching rows and visible columns, as they are in order, as a CSV or an Excel file. */
export const Saved: Story = {
  args: { downloadName: 'projects' },
  play: async ({ canvas }) => {
    const save = spyOn(URL, 'createObjectURL')
    for (const [label, file] of [
      ['CSV', 'projects.csv'],
      ['Excel (XLSX)', 'projects.xlsx'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: label }))
      await canvas.findByText(`6 rows saved as ${file}.`)
    }
    await expect(save).toHaveBeenCalledTimes(2)
  },
}

/** A view is the search, the filters, the order and the columns, under a name. */
export const SavedViews: Story = {
  args: { ...tools, views: savedViews(memoryStorage(), 'views:1:projects') },
  play: async ({ canvas, args }) => {
    args.views?.write([])
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.type(await screen.findByLabelText('Name of a new view'), 'All of them{Enter}')
    await expect(await screen.findByRole('button', { name: 'Delete view All of them' })).toBeVisible()
  },
}

/** Only the rows near the viewport are in the document, however many there are on the page. */
export const Long: Story = {
  args: { ...tools, rows: projects(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 10,000')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows a page' }), 'All')
    await waitFor(() => expect(canvas.getByText('1–10,000 of 10,000')).toBeInTheDocument())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(500)
  },
}

/** At the ends of the list the buttons say why they do nothing. */
export const Pages: Story = {
  args: { rows: projects(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
      'This is the first page.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('26–50 of 60')).toBeVisible()
  },
}

export const Empty: Story = { args: { rows: [] } }

/** A list that is being read: the skeleton stands in its place. */
export const Loading: Story = {
  render: () => <Skeleton lines={6} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible())
  },
}

/** More rows may still match, as a filter is fetching data about them. */
export const Scanning: Story = {
  // A docs page types nothing.
  tags: ['!autodocs'],
  args: { ...tools, isScanning: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText('Nothing matches yet.')).toBeVisible()
  },
}

export const Dark: Story = { args: tools, decorators: [dark] }

export const LongText: Story = { args: { rows: longProjects } }

/** Each row is a card. */
export const Phone: Story = { ...onPhone, args: { ...tools, rows: longProjects } }
