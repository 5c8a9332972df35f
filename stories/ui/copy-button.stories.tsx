import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from '@/ui/copy-button'
import { dark, stage } from '../support/stage'

const meta = {
  title: 'Controls/Copy button',
  component: CopyButton,
  decorators: [stage],
  args: { text: '29_2026' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithLabel: Story = { args: { label: 'Copy the number' } }

export const Dark: Story = { decorators: [dark] }

/** The outcome is announced, and shown until the focus leaves the button. */
export const Copied: Story = {
  // A docs page presses nothing.
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(write).toHaveBeenLastCalledWith('29_2026')
    await expect(screen.getAllByText('Copied')).toHaveLength(2)
  },
}

export const RefusedByTheBrowser: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible()
  },
}
