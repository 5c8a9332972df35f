import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AlertsProvider, useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { darkPage, onPhone, stage } from '../support/stage'
import { SINHALA, TAMIL } from '../support/texts'

/** A page that tells its reader something. */
function Tells(props: { text: string; tone: 'info' | 'success' | 'error'; reason?: string; detail?: string }) {
  const { text, ...options } = props
  const alerts = useAlerts()
  return <Button onClick={() => void alerts.show(text, options)}>Show the alert</Button>
}

/** A page that asks before it does something. */
function Asks({ text, tone }: { text: string; tone: 'plain' | 'danger' }) {
  const alerts = useAlerts()
  const [answer, setAnswer] = useState<string>()
  async function ask() {
    setAnswer((await alerts.confirm(text, { confirmLabel: 'Delete', tone })) ? 'Confirmed.' : 'Not confirmed.')
  }
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <p role="status">{answer}</p>
    </>
  )
}

const meta = {
  title: 'Controls/Alerts',
  component: AlertsProvider,
  decorators: [stage],
  args: { children: <Tells text="The application was submitted." tone="success" /> },
} satisfies Meta<typeof AlertsProvider>
export default meta

type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the alert' }))
  await screen.findByRole('alertdialog')
}

export const Default: Story = { play: show }

/** The text is the name of the alert, so that it is read at once and in full. */
export const Keyboard: Story = {
  play: async (context) => {
    await show(context)
    const alert = screen.getByRole('alertdialog', { name: 'The application was submitted.' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Show the alert' })).toHaveFocus())
  },
}

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
  play: show,
}

/** What cannot be undone is not what Enter does: the other button has the focus. */
export const Confirmation: Story = {
  args: { children: <Asks text="Delete this draft?" tone="danger" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog', { name: 'Delete this draft?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not confirmed.'))
  },
}

/** While somebody is typing, an alert takes no focus. */
export const WhileTyping: Story = {
  args: {
    children: <Typing />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'R')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This draft is open in another tab.')
    await expect(field).toHaveFocus()
  },
}

/** A field whose change leads to an alert. */
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
