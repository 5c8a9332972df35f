import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '@/form/password-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Password field',
  component: PasswordField,
  decorators: [withRouter],
  args: { label: 'Password', autoComplete: 'current-password' },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>
      {(control) => <PasswordField {...args} control={control} name="answer" />}
    </OneField>
  ),
} satisfies Meta<typeof PasswordField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof PasswordField<Answer, Answer>>

export const Default: Story = { parameters: setUp({ value: 'Kandy-1815' }) }

export const NewPassword: Story = { args: { autoComplete: 'new-password', hint: 'At least eight characters.' } }

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    await canvas.findByText('This answer is required.')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This answer is required.')
  },
}

export const Dark: Story = { decorators: [withDarkTheme], parameters: invalid }

export const LongTextOnPhone: Story = { ...onPhone, args: { label: SINHALA, hint: SINHALA } }
