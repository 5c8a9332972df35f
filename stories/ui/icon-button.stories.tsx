import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '@/ui/icon-button'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  decorators: [withRouter],
  args: { label: 'Delete view Rice', icon: <Trash2 aria-hidden size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete view Rice' })).toHaveAttribute('title', 'Delete view Rice')
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

/** Shows the reason on hover or focus. */
export const Disabled: Story = {
  args: { disabledReason: 'The view is open.' },
  decorators: [
    (Story) => (
      <div className="flex justify-end pb-14">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { description: 'The view is open.' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(canvas.getByText('The view is open.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
