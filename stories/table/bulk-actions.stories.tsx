import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { darkPage, onPhone, stage } from '../support/stage'
import { bulk, columns, projects, type Project } from './projects'

/**
 * With actions for several rows each row has a checkbox. The bar of the selected rows opens a dialog that first says
 * what will happen to each row, then does it one by one, and shows each outcome.
 */
const meta = {
  title: 'Table/Bulk actions',
  component: DataTable,
  decorators: [stage],
  args: {
    rows: projects(6),
    columns,
    caption: 'Projects',
    emptyState: null,
    getRowId: (row) => String(row.id),
    rowLabel: (row) => row.title,
    bulk,
  },
  parameters: { controls: { include: ['bulk', 'rowLabel', 'getRowId'] } },
} satisfies Meta<typeof DataTable<Project>>
export default meta

type Story = StoryObj<typeof DataTable<Project>>

export const Default: Story = {}

const selectAll: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Select (all|the)/ }))
  await canvas.findByRole('region', { name: 'Selected rows' })
}

/** The number of selected rows is announced. */
export const Selected: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await selectAll(context)
    await expect(context.canvas.getByText('6 selected.')).toBeInTheDocument()
  },
}

const ask: Story['play'] = async (context) => {
  await selectAll(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Shortlist…' }))
  await screen.findByRole('dialog', { name: 'Shortlist 6 rows' })
}

/** What cannot be done is said before anything is done, with the reason. */
export const Asked: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await ask(context)
    const refused = within(screen.getByRole('region', { name: 'Cannot be done' })).getAllByRole('listitem')
    await expect(refused[0]).toHaveTextContent('It is already rejected.')
  },
}

const run: Story['play'] = async (context) => {
  await ask(context)
  await userEvent.click(screen.getByRole('button', { name: 'Shortlist 4' }))
  await screen.findByText('2 of 4 done, 1 failed, 1 not confirmed.')
}

/** Rows that failed are tried again only when somebody asks for it. */
export const Done: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await run(context)
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveFocus())
    await expect(screen.getByRole('button', { name: 'Retry the 1 that failed' })).toBeVisible()
  },
}

export const Dark: Story = { ...darkPage, play: run }

export const Phone: Story = { ...onPhone, play: run }
