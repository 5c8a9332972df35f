import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Select } from '@/ui/select'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Select',
  component: Select,
  decorators: [withRouter],
  args: {
    'aria-label': 'Faculty',
    options: [
      { value: 'agriculture', label: 'Agriculture' },
      { value: 'medicine', label: 'Medicine' },
      { value: 'law', label: 'Law', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Medicine')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Medicine')
    await expect(canvas.getByRole('option', { name: 'Law' })).toBeDisabled()
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a faculty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const Invalid: Story = { args: { ...WithPlaceholder.args, 'aria-invalid': true } }

export const Dark: Story = { decorators: [withDarkTheme] }

const long = {
  options: [
    { value: 'si', label: SINHALA },
    { value: 'ta', label: TAMIL },
  ],
}

export const LongText: Story = { args: long }

export const Phone: Story = { ...onPhone, args: long }
