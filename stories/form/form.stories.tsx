import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Form } from '@/form/form'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'
import { ApplicationForm, type ApplicationValues } from './application-form'

const meta = {
  title: 'Form/Form',
  component: Form,
  decorators: [withRouter],
  args: { busy: false, submitError: null, onSubmit: fn(), label: 'Grant' },
  render: ({ form: _form, children: _fields, ...args }, { parameters }) => (
    <ApplicationForm {...args} title={parameters.projectTitle} />
  ),
} satisfies Meta<typeof Form<ApplicationValues, ApplicationValues>>
export default meta

type Story = StoryObj<typeof Form<ApplicationValues, ApplicationValues>>

export const Default: Story = {}

/** A failed check shows a summary in reading order, which takes the focus and links to each field. */
export const WithSummary: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    const links = within(summary).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Project title is required',
      'Faculty is required',
      'Say whether the project is supervised',
      'Amount, amount row 1: Amount must be a valid number.',
    ])
    await userEvent.click(within(summary).getByRole('link', { name: /^Amount, amount row 1/ }))
    await expect(canvas.getByLabelText('Amount')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Focuses the field to correct. */
export const FocusesAField: Story = {
  tags: ['!autodocs'],
  args: { focusedField: 'faculty' },
  play: async ({ canvas }) => {
    const faculty = await canvas.findByRole('combobox', { description: 'Faculty is required' })
    await expect(faculty).toHaveFocus()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Grant' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible()
  },
}

/** The values remain and can be sent again. */
export const Refused: Story = {
  args: {
    submitError: 'There was an error submitting the form. Please try again.',
    submitErrorDetail: 'saveApplication.php: 500',
  },
}

export const Dark: Story = { ...Refused, decorators: [withDarkTheme] }

export const LongText: Story = { parameters: { projectTitle: SINHALA } }

export const Phone: Story = {
  ...onPhone,
  parameters: { projectTitle: SINHALA },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('alert')
  },
}
