import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Tile } from '@/ui/tile'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Tile',
  component: Tile,
  decorators: [withRouter],
  args: {
    title: 'Submitted grants',
    to: '/submitted',
    icon: <FileText aria-hidden size={32} />,
    note: '2 are waiting',
  },
  render: (args) => (
    <div className="max-w-80">
      <Tile {...args} />
    </div>
  ),
} satisfies Meta<typeof Tile>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Submitted grants/ })).toHaveFocus()
  },
}

export const Plain: Story = { args: { icon: undefined, note: undefined } }

export const Dark: Story = { decorators: [withDarkTheme] }

export const LongText: Story = { args: { title: SINHALA, note: TAMIL } }

export const LongTextOnPhone: Story = { ...onPhone, args: { title: SINHALA, note: TAMIL } }
