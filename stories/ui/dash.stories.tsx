import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dash } from '@/ui/dash'
import { withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Dash',
  component: Dash,
  decorators: [withRouter],
  args: { meaning: 'Not decided yet' },
} satisfies Meta<typeof Dash>
export default meta

export const Default: StoryObj<typeof meta> = {}
