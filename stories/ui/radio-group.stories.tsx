import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from '@/ui/radio-group'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

function Group(args: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(args.value)
  // Unique, because a docs page renders all stories in one document, where radios of one name form one group.
  const name = useId()
  return (
    <RadioGroup
      {...args}
      name={name}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        args.onChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Controls/Radio group',
  component: RadioGroup,
  decorators: [withRouter],
  args: {
    legend: 'Is the project supervised?',
    name: 'supervised',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    value: '',
    onChange: fn(),
  },
  argTypes: { name: { control: false } },
  render: (args) => <Group key={args.value} {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('no')
  },
}

export const Inline: Story = { args: { inline: true, value: 'yes' } }

export const WithHints: Story = {
  args: {
    legend: 'Decision',
    hint: 'The applicant is told by e-mail.',
    options: [
      { value: 'accept', label: 'Accept', hint: 'The budget can be approved next.' },
      { value: 'reject', label: 'Reject', hint: 'The application can be sent again next year.' },
    ],
    value: 'accept',
  },
}

export const Invalid: Story = {
  args: { error: 'Choose an answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose an answer.')
  },
}

export const Dark: Story = { decorators: [withDarkTheme], args: { ...Invalid.args, value: 'yes' } }

const long = { legend: TAMIL, hint: SINHALA, options: [{ value: 'si', label: SINHALA, hint: TAMIL }] }

export const LongText: Story = { args: long }

export const Phone: Story = { ...onPhone, args: long }
