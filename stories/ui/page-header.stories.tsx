import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { dark, onPhone, stage } from '../support/stage'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Page header',
  component: PageHeader,
  decorators: [stage],
  args: { title: 'Submitted grants' },
  argTypes: { lead: { control: 'text' } },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithEverything: Story = {
  args: {
    lead: 'What you have submitted, with its status.',
    actions: <Button>Print</Button>,
    back: { to: '/', label: 'Dashboard' },
  },
}

export const Dark: Story = { ...WithEverything, decorators: [dark] }

export const LongText: Story = { args: { ...WithEverything.args, title: SINHALA, lead: TAMIL } }

export const Phone: Story = { ...onPhone, ...LongText }
