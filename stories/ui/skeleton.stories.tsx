import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '@/ui/skeleton'
import { dark, stage } from '../support/stage'

const meta = {
  title: 'Controls/Skeleton',
  component: Skeleton,
  decorators: [stage],
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ManyLines: Story = { args: { lines: 8 } }

export const Dark: Story = { decorators: [dark] }
