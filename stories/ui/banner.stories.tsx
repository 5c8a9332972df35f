import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Banner',
  component: Banner,
  decorators: [withRouter],
  args: { tone: 'info', children: 'Applications open on 1 December 2026.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

const TONES = ['info', 'success', 'warning', 'error'] as const

const everyTone: Story['render'] = (args) => (
  <div className="grid gap-4">
    {TONES.map((tone) => (
      <Banner key={tone} {...args} tone={tone} title={tone}>
        {args.children}
      </Banner>
    ))}
  </div>
)

export const Tones: Story = {
  render: everyTone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^error/)
  },
}

export const Dark: Story = { decorators: [withDarkTheme], render: everyTone }

export const WithActions: Story = {
  args: {
    tone: 'error',
    title: 'The list could not be read.',
    children: 'The server’s answer could not be read.',
    actions: <Button size="small">Try again</Button>,
  },
}

/** The detail is collapsed, because it only helps the host's operators. */
export const WithDetail: Story = {
  args: { tone: 'error', detail: 'getFormData.php: unexpected token < at 0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('Technical detail'))
    await expect(canvas.getByText(/unexpected token/)).toBeVisible()
  },
}

export const LongText: Story = { args: { tone: 'warning', title: SINHALA, children: `${TAMIL}\n${SINHALA}` } }

export const Phone: Story = { ...onPhone, ...WithActions }
