import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HintButton } from '@/ui/hint-button'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Hint button',
  component: HintButton,
  decorators: [withRouter],
  args: { label: 'About this page', children: 'Invite each reviewer by e-mail; marks and reports appear here.' },
} satisfies Meta<typeof HintButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(/Invite each reviewer/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About this page' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(/Invite each reviewer/)).toBeVisible()
  },
}

export const Dark: Story = { ...Opened, decorators: [withDarkTheme] }
