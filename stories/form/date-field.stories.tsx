import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { DateField } from '@/form/date-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Date field',
  component: DateField,
  decorators: [withRouter],
  args: { label: 'Closing date' },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>{(control) => <DateField {...args} control={control} name="answer" />}</OneField>
  ),
} satisfies Meta<typeof DateField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof DateField<Answer, Answer>>

export const Default: Story = { parameters: setUp({ value: '2026-12-01' }) }

export const Empty: Story = {}

export const Time: Story = { args: { label: 'Closing time', type: 'time' }, parameters: setUp({ value: '16:00' }) }

export const Invalid: Story = {
  parameters: invalid,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Closing date')
    await canvas.findByText('This answer is required.')
    await expect(input).toHaveAccessibleDescription('This answer is required.')
    await fireEvent.input(input, { target: { value: '2026-12-01' } })
    await waitFor(() => expect(input).toBeValid())
  },
}

export const Dark: Story = { ...Default, decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = { ...onPhone, args: { label: SINHALA, hint: SINHALA } }
