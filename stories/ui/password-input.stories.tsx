import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordInput } from '@/ui/password-input'
import { nativeAttributes } from '../support/native-attributes'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Password input',
  component: PasswordInput,
  decorators: [withRouter],
  args: { 'aria-label': 'Password', autoComplete: 'current-password', defaultValue: 'Kandy-1815' },
  argTypes: nativeAttributes,
} satisfies Meta<typeof PasswordInput>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveDisplayValue('Kandy-1815')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Dark: Story = { decorators: [withDarkTheme] }

/** The text does not run beneath the button. */
export const LongOnPhone: Story = { ...onPhone, args: { defaultValue: 'correct-horse-battery-staple-of-Kandy-1815' } }
