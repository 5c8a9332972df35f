import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { amountAdvice, monthsAdvice } from '@/domain/texts/format-warnings'
import { plainAmount } from '@/domain/money/money'
import { NumberTextField } from '@/form/number-text-field'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'
import { invalid, OneField, setUp, type Answer } from './one-field'

const meta = {
  title: 'Form/Number field',
  component: NumberTextField,
  decorators: [withRouter],
  args: { label: 'Amount', normalise: plainAmount },
  render: (args, { parameters }) => (
    <OneField {...parameters.field}>
      {(control) => <NumberTextField {...args} control={control} name="answer" />}
    </OneField>
  ),
} satisfies Meta<typeof NumberTextField<Answer, Answer>>
export default meta

type Story = StoryObj<typeof NumberTextField<Answer, Answer>>

/** Removes thousands separators on blur. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2,400,000')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('2400000')
  },
}

/** Ambiguous text remains as typed. */
export const Ambiguous: Story = {
  args: { advise: amountAdvice },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '750000,00')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('750000,00')
    await canvas.findByRole('textbox', { description: 'Write it as 1,250,000 or 1250000.50.' })
  },
}

export const WithAdvice: Story = {
  args: { label: 'Months', advise: monthsAdvice },
  parameters: setUp({ value: 'twelve' }),
}

export const Invalid: Story = {
  args: { hint: 'For the whole project.' },
  parameters: invalid,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { description: 'For the whole project. This answer is required.' })
  },
}

export const Dark: Story = { decorators: [withDarkTheme], parameters: setUp({ value: '2400000' }) }

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: { label: SINHALA },
  parameters: setUp({ value: '9'.repeat(30) }),
}
