import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { RadioField } from '@/form/radio-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Radio field',
  component: RadioField,
  decorators: [withRouter],
  args: {
    label: 'Is the project supervised?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>{(control) => <RadioField {...args} control={control} name="answer" />}</OneField>
  ),
} satisfies Meta<typeof RadioField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof RadioField<Answer, Answer>>

export const Default: Story = {}

export const Inline: Story = {
  args: { inline: true, hint: 'By a senior member.' },
  parameters: setUp({ value: 'yes' }),
}

export const Optional: Story = { args: { optional: true } }

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    await canvas.findByText('This answer is required.')
    const group = canvas.getByRole('group', { name: 'Is the project supervised?' })
    await expect(group).toHaveAccessibleDescription('This answer is required.')
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(group).not.toHaveAccessibleDescription())
  },
}

export const Dark: Story = { decorators: [withDarkTheme], parameters: invalid }

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: { label: TAMIL, options: [{ value: 'si', label: SINHALA, hint: TAMIL }] },
  parameters: setUp({ value: 'si' }),
}
