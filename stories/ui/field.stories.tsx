import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field, FieldError } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Field',
  component: Field,
  subcomponents: { FieldError },
  decorators: [withRouter],
  args: { label: 'Name of the institution', children: (control) => <TextInput {...control} /> },
  argTypes: { hint: { control: 'text' } },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'As it is written on its letters.' } }

export const Optional: Story = { args: { optional: true } }

export const Invalid: Story = {
  args: { hint: 'As it is written on its letters.', error: 'Name of the institution is required', optional: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', {
      name: 'Name of the institution',
      description: '(optional) As it is written on its letters. Name of the institution is required',
    })
    await expect(input).toBeInvalid()
  },
}

/** Advice does not prevent submitting, because the value may be correct. */
export const WithAdvice: Story = {
  args: { label: 'Email', advice: 'This does not look like an e-mail address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { description: /does not look like/ })).toBeValid()
  },
}

export const Dark: Story = { decorators: [withDarkTheme], args: { ...Invalid.args, advice: 'It looks too short.' } }

export const LongText: Story = { args: { label: SINHALA, hint: TAMIL, error: SINHALA, optional: true } }

export const Phone: Story = { ...onPhone, ...LongText }
