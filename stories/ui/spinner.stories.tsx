import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@/ui/spinner'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Spinner',
  component: Spinner,
  decorators: [withRouter],
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Checking the dates...
    </p>
  ),
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { decorators: [withDarkTheme] }
