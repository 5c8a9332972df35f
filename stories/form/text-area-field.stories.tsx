import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextAreaField } from '@/form/text-area-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Text area field',
  component: TextAreaField,
  decorators: [withRouter],
  args: { label: 'Summary', hint: 'What is new about the project.' },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>
      {(control) => <TextAreaField {...args} control={control} name="answer" />}
    </OneField>
  ),
} satisfies Meta<typeof TextAreaField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof TextAreaField<Answer, Answer>>

export const Default: Story = {}

/** Longer text can be typed, and is counted. */
export const WithLimit: Story = {
  args: { max: 20 },
  parameters: setUp({ value: 'Drought and rice' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' in Anuradhapura')
    await expect(canvas.getByText('12 characters too many')).toBeVisible()
  },
}

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    const description = 'What is new about the project. This answer is required.'
    await expect(await canvas.findByRole('textbox', { description })).toBeInvalid()
  },
}

export const Dark: Story = { ...WithLimit, play: undefined, decorators: [withDarkTheme] }

const long = { args: { label: TAMIL, max: 4000 }, parameters: setUp({ value: `${SINHALA} `.repeat(12) }) }

export const LongText: Story = long

export const Phone: Story = { ...onPhone, ...long }
