import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { DataTable } from '@/table/data-table'
import { ToolbarSlotProvider } from '@/table/toolbar-slot'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { columns, filters, projects } from './projects'

/** Renders the title and the toolbar of the table in one line. */
function ListWithTitle() {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <header className="flex flex-wrap items-center gap-4">
        <h2 className="text-xl">Projects</h2>
        <div ref={setSlot} className="flex min-w-0 flex-[1_1_24rem]" />
      </header>
      <ToolbarSlotProvider value={slot}>
        <DataTable
          rows={projects(6)}
          columns={columns}
          filters={filters}
          search={(row) => row.title}
          caption="Projects"
          emptyState={null}
          getRowId={(row) => String(row.id)}
        />
      </ToolbarSlotProvider>
    </>
  )
}

const meta = {
  title: 'Table/Toolbar slot',
  component: ToolbarSlotProvider,
  decorators: [withRouter],
  args: { value: null },
  render: () => <ListWithTitle />,
} satisfies Meta<typeof ToolbarSlotProvider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvasElement.querySelector('header')
    await userEvent.type(within(header ?? canvasElement).getByRole('searchbox', { name: 'Search' }), 'rice')
    await expect(await canvas.findByText(/of 6 rows/)).toBeVisible()
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const Phone: Story = { ...onPhone }
