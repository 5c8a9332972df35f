import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, type ComponentProps } from 'react'
import { ErrorSummary, ControlLinks } from '@/form/error-summary'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

function Summary({ items, ...args }: ComponentProps<typeof ErrorSummary>) {
  // Unique, because a docs page renders all stories in one document.
  const id = useId()
  return (
    <div className="grid gap-6">
      <ErrorSummary {...args} items={items.map((item) => ({ ...item, controlId: `${id}-${item.controlId}` }))} />
      <Field label="Project title" id={`${id}-title`}>
        {(control) => <TextInput {...control} />}
      </Field>
    </div>
  )
}

const meta = {
  title: 'Form/Error summary',
  component: ErrorSummary,
  subcomponents: { ControlLinks },
  decorators: [withRouter],
  args: {
    items: [
      { name: 'title', controlId: 'title', text: 'Project title is required' },
      { name: 'amount', controlId: 'amount', text: 'Amount must be a valid number.' },
    ],
  },
  render: (args) => <Summary {...args} />,
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithText: Story = { args: { text: 'Please fill in all required fields.' } }

export const Dark: Story = { decorators: [withDarkTheme] }

const long = { text: TAMIL, items: [{ name: 'title', controlId: 'title', text: SINHALA }] }

export const LongText: Story = { args: long }

export const Phone: Story = { ...onPhone, args: long }
