import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '@/ui/skeleton'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Skeleton',
  component: Skeleton,
  decorators: [withRouter],
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ManyLines: Story = { args: { lines: 8 } }

export const Dark: Story = { decorators: [withDarkTheme] }
