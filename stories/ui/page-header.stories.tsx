import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Page header',
  component: PageHeader,
  decorators: [withRouter],
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

export const Dark: Story = { ...WithEverything, decorators: [withDarkTheme] }

export const LongText: Story = { args: { ...WithEverything.args, title: SINHALA, lead: TAMIL } }

export const Phone: Story = { ...onPhone, ...LongText }
