import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextInput } from '@/ui/text-input'
import { nativeAttributes } from '../support/native-attributes'
import { withDarkTheme, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

const meta = {
  title: 'Controls/Text input',
  component: TextInput,
  decorators: [withRouter],
  args: { 'aria-label': 'Project title' },
  argTypes: { ...nativeAttributes, type: { control: 'select', options: ['text', 'email', 'search', 'date', 'time'] } },
} satisfies Meta<typeof TextInput>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: 'Drought tolerance of traditional rice varieties' } }

export const WithPlaceholder: Story = { args: { placeholder: 'Drought tolerance of traditional rice varieties' } }

export const Day: Story = { args: { 'aria-label': 'Closing date', type: 'date', defaultValue: '2026-12-01' } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

/** Can be focused and read, but not edited. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '29_2026' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(canvas.getByRole('textbox')).toHaveValue('29_2026')
  },
}

export const Dark: Story = { ...Filled, decorators: [withDarkTheme] }

export const Sinhala: Story = { args: { defaultValue: SINHALA } }

export const Focus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
