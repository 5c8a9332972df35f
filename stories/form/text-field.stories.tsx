import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { emailAdvice } from '@/domain/people/email-address'
import { TextField } from '@/form/text-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Text field',
  component: TextField,
  decorators: [withRouter],
  args: { label: 'Project title' },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>{(control) => <TextField {...args} control={control} name="answer" />}</OneField>
  ),
} satisfies Meta<typeof TextField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof TextField<Answer, Answer>>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'As short as it can be understood.', optional: true } }

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('textbox', { description: 'This answer is required.' })
    await expect(input).toBeInvalid()
    await userEvent.type(input, 'Rice')
    await waitFor(() => expect(input).toBeValid())
  },
}

/** Shows advice on blur, not while typing. */
export const WithAdvice: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', advise: emailAdvice },
  parameters: setUp({ value: 'perera at samanala' }),
  play: async ({ canvas }) => {
    const description = 'This does not look like an e-mail address.'
    await expect(canvas.getByRole('textbox', { description })).not.toHaveAttribute('aria-invalid')
  },
}

export const ReadOnly: Story = { args: { readOnly: true }, parameters: setUp({ value: 'Drought and rice' }) }

export const Dark: Story = { decorators: [withDarkTheme], parameters: invalid }

export const LongText: Story = { args: { label: SINHALA, hint: TAMIL }, parameters: setUp({ value: SINHALA }) }

export const Phone: Story = { ...onPhone, args: { label: TAMIL, hint: SINHALA }, parameters: invalid }
