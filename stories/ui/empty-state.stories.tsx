import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Empty state',
  component: EmptyState,
  decorators: [withRouter],
  args: { title: 'No submitted grants found.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithNextStep: Story = {
  args: {
    children: 'What you submit is listed here with its status.',
    action: <LinkButton to="/apply">Apply for a grant</LinkButton>,
  },
}

export const Dark: Story = { ...WithNextStep, decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = { ...onPhone, args: { ...WithNextStep.args, title: SINHALA, children: TAMIL } }
