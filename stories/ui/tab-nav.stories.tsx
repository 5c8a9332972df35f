import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TabNav } from '@/ui/tab-nav'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Tab navigation',
  component: TabNav,
  decorators: [withRouter],
  args: {
    label: 'Approvals',
    items: [
      { to: '/', label: 'Waiting', note: '12' },
      { to: '/approved', label: 'Approved', note: '3' },
      { to: '/refused', label: 'Refused' },
    ],
  },
} satisfies Meta<typeof TabNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const approved = canvas.getByRole('link', { name: /^Approved/ })
    await userEvent.click(approved)
    await expect(approved).toHaveAttribute('aria-current', 'page')
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

/** Overflowing tabs scroll. */
export const Phone: Story = onPhone
