import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { darkPage, onPhone, withRouter } from '../support/decorators'
import { columns, longProjects, projects, type Project } from './projects'

/** Opens a row in a dialog, with the values that its card omits, its actions and buttons for the previous and next row. */
const meta = {
  title: 'Table/Row preview',
  component: DataTable,
  decorators: [withRouter],
  args: {
    rows: projects(3),
    columns: columns.map((column) => (column.id === 'year' ? { ...column, card: 'none' as const } : column)),
    caption: 'Projects',
    emptyState: null,
    getRowId: (row) => String(row.id),
    rowLabel: (row) => row.title,
    preview: (row, facts) => (
      <DescriptionList
        items={[
          ...facts,
          { term: 'Application Id', description: `${row.id}_2026` },
          { term: 'Project title', description: row.title },
          { term: 'Status', description: row.status },
        ]}
      />
    ),
    previewActions: (_, close) => <Button onClick={close}>Approve</Button>,
  },
  parameters: { controls: { include: ['preview', 'previewActions', 'rowLabel'] } },
} satisfies Meta<typeof DataTable<Project>>
export default meta

type Story = StoryObj<typeof DataTable<Project>>

export const Default: Story = {}

const openFirstRow: Story['play'] = async ({ canvas, args }) => {
  const [first] = args.rows
  await userEvent.click(canvas.getByRole('button', { name: `Open ${first?.title}` }))
  await screen.findByRole('dialog', { name: first?.title ?? '' })
}

export const Open: Story = {
  tags: ['!autodocs'],
  play: openFirstRow,
}

export const Dark: Story = { ...darkPage, play: openFirstRow }

export const LongTextOnPhone: Story = { ...onPhone, args: { rows: longProjects }, play: openFirstRow }
