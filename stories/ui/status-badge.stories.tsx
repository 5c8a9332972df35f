import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '@/ui/status-badge'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

const meta = {
  title: 'Controls/Status badge',
  component: StatusBadge,
  decorators: [withRouter],
  args: { tone: 'waiting', children: 'Waiting for the dean' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

const TONES = ['waiting', 'good', 'refused', 'done', 'neutral'] as const

const everyTone: Story['render'] = (args) => (
  <div className="flex flex-wrap gap-4">
    {TONES.map((tone) => (
      <StatusBadge key={tone} {...args} tone={tone}>
        {tone}
      </StatusBadge>
    ))}
  </div>
)

export const Tones: Story = { render: everyTone }

export const Dark: Story = { decorators: [withDarkTheme], render: everyTone }

export const SinhalaOnPhone: Story = { ...onPhone, args: { children: SINHALA } }
