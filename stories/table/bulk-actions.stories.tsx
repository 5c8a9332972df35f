import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { darkPage, onPhone, withRouter } from '../support/decorators'
import { bulk, table, type Project } from './projects'

/** With bulk actions, each row has a checkbox. The bar of the selected rows offers the actions. */
const meta = {
  title: 'Table/Bulk actions',
  component: DataTable,
  decorators: [withRouter],
  args: {
    ...table,
    emptyState: null,
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

export const Dark: Story = { ...darkPage, play: selectAll }

export const Phone: Story = { ...onPhone, play: selectAll }
