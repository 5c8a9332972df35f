import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectField } from '@/form/select-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Select field',
  component: SelectField,
  decorators: [withRouter],
  args: {
    label: 'Faculty',
    placeholder: 'Choose a faculty',
    options: [
      { value: 'agriculture', label: 'Agriculture' },
      { value: 'medicine', label: 'Medicine' },
    ],
    onSelected: fn(),
  },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>{(control) => <SelectField {...args} control={control} name="answer" />}</OneField>
  ),
} satisfies Meta<typeof SelectField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof SelectField<Answer, Answer>>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Faculty' }), 'Medicine')
    await expect(args.onSelected).toHaveBeenCalledWith('medicine')
  },
}

export const Chosen: Story = { parameters: setUp({ value: 'agriculture' }) }

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { description: 'This answer is required.' })).toBeInvalid()
  },
}

/** Offers no options and explains why; remains focusable. */
export const Disabled: Story = {
  args: { disabledReason: 'Choose a university first.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { description: 'Choose a university first.' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
  },
}

export const Dark: Story = { decorators: [withDarkTheme], parameters: invalid }

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: { label: TAMIL, hint: SINHALA, options: [{ value: 'si', label: SINHALA }] },
  parameters: setUp({ value: 'si' }),
}
