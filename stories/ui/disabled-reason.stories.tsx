import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DisabledReason } from '@/ui/disabled-reason'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

function Withdraw(args: ComponentProps<typeof DisabledReason>) {
  // Unique, because a docs page renders all stories in one document.
  const id = useId()
  return (
    <DisabledReason {...args} id={id}>
      <button type="button" aria-disabled={args.text !== undefined} aria-describedby={id} className="underline">
        Withdraw
      </button>
    </DisabledReason>
  )
}

const meta = {
  title: 'Controls/Disabled reason',
  component: DisabledReason,
  decorators: [withRouter],
  args: { id: 'reason', text: 'Applications are closed.', isAlwaysVisible: true, children: <span /> },
  argTypes: { id: { control: false } },
  render: (args) => <Withdraw {...args} />,
} satisfies Meta<typeof DisabledReason>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Applications are closed.')
  },
}

/** Shown on hover or focus, and announced with the control. */
export const OnHoverOrFocus: Story = {
  args: { isAlwaysVisible: false },
  decorators: [
    (Story) => (
      <div className="px-40 pb-14">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Applications are closed.')
    await expect(canvas.getByText('Applications are closed.')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Applications are closed.')).toBeVisible()
  },
}

export const Enabled: Story = { args: { text: undefined } }

export const Dark: Story = { decorators: [withDarkTheme] }

export const SinhalaOnPhone: Story = { ...onPhone, args: { text: SINHALA } }
