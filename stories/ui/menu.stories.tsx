import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from '@/ui/menu'
import { onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

const onSelect = fn()

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  decorators: [withRouter],
  args: {
    label: 'Actions',
    items: [
      { label: 'Open the application', to: '/application' },
      { label: 'Ask for more details', onSelect },
      { label: 'Delete', onSelect, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Enter opens the menu and selects, arrow keys move, Escape closes it. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open the application' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open the application' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'small', about: 'on 29_2026' } }

/** Shows the progress of its action, and stays closed. */
export const Busy: Story = {
  args: { busyLabel: 'Making the file: 12 of 60 rows', variant: 'quiet', size: 'small' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Making the file: 12 of 60 rows' }))
    await expect(screen.queryByRole('menuitem')).toBeNull()
  },
}

export const IconOnly: Story = { args: { icon: <Ellipsis aria-hidden size={20} />, iconOnly: true } }

export const Disabled: Story = {
  args: { disabledReason: 'The list is being loaded.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { description: 'The list is being loaded.' }))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: { items: [{ label: SINHALA, onSelect }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitem', { name: SINHALA })).toBeVisible()
  },
}
