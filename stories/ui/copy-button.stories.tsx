import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { CopyButton, CopyField } from '@/ui/copy-button'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Copy button',
  component: CopyButton,
  subcomponents: { CopyField },
  decorators: [withRouter],
  args: { text: '29_2026' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithLabel: Story = { args: { label: 'Copy the number' } }

export const Dark: Story = { decorators: [withDarkTheme] }

/** Announces the outcome, and shows it until blur. */
export const Copied: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(write).toHaveBeenLastCalledWith('29_2026')
    await expect(screen.getAllByText('Copied')).toHaveLength(2)
  },
}

/** The text is selected, so that the user can copy it. */
const couldNotCopy: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
  const field = await canvas.findByLabelText<HTMLTextAreaElement>('Could not copy. Copy the text from this field.')
  await expect(field).toHaveFocus()
  await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('29_2026')
}

export const RefusedByTheBrowser: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await couldNotCopy(context)
  },
}

/** Browsers provide no clipboard on plain http. */
export const WithoutClipboard: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    await couldNotCopy(context)
  },
}
