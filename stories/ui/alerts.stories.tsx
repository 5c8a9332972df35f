import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { useAlerts } from '@/ui/alerts'
import { AlertsProvider } from '@/ui/alerts-provider'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { darkPage, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

function Tells(props: { text: string; tone: 'info' | 'success' | 'error'; reason?: string; detail?: string }) {
  const { text, ...options } = props
  const alerts = useAlerts()
  return <Button onClick={() => void alerts.show(text, options)}>Show the alert</Button>
}

function Asks({ text, tone }: { text: string; tone: 'plain' | 'danger' }) {
  const alerts = useAlerts()
  return <Button onClick={() => void alerts.confirm(text, { confirmLabel: 'Delete', tone })}>Ask</Button>
}

const meta = {
  title: 'Controls/Alerts',
  component: AlertsProvider,
  decorators: [withRouter],
  args: { children: <Tells text="The application was submitted." tone="success" /> },
} satisfies Meta<typeof AlertsProvider>
export default meta

type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the alert' }))
  await screen.findByRole('alertdialog')
}

export const Default: Story = { play: show }

export const Failure: Story = {
  args: {
    children: (
      <Tells
        text="The application was not submitted."
        tone="error"
        reason="The council cannot do this now."
        detail="saveApplication.php: 500"
      />
    ),
  },
  play: async (context) => {
    await show(context)
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('The council cannot do this now.')
  },
}

/** Enter must not confirm an irreversible action, so the other button has the focus. */
export const Confirmation: Story = {
  args: { children: <Asks text="Delete this draft?" tone="danger" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog', { name: 'Delete this draft?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** An alert takes no focus while the user is typing. */
export const WhileTyping: Story = {
  args: {
    children: <Typing />,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'R')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This draft is open in another tab.')
  },
}

function Typing() {
  const alerts = useAlerts()
  return (
    <Field label="Project title">
      {(control) => <TextInput {...control} onChange={() => void alerts.show('This draft is open in another tab.')} />}
    </Field>
  )
}

const long = { children: <Tells text={SINHALA} tone="error" reason={TAMIL} /> }

export const LongText: Story = { args: long, play: show }

export const Phone: Story = { ...onPhone, args: long, play: show }

export const Dark: Story = {
  ...darkPage,
  play: show,
}
