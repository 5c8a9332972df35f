import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { screen, userEvent } from 'storybook/test'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { AlertsProvider } from '@/ui/alerts-provider'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { withProviders } from '../support/decorators'

function Editor() {
  const [text, setText] = useState('')
  useLeaveGuard(text !== '')
  return (
    <div className="grid gap-4">
      <Field label="Project title">
        {(control) => <TextInput {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Link to="/dashboard">Dashboard</Link>
    </div>
  )
}

function Pages() {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: <Editor /> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ]),
  )
  return <RouterProvider router={router} />
}

/**
 * `useLeaveGuard` asks for confirmation before unsaved work is left by a link, Back or closing the page. Here it guards
 * a field as soon as something is typed.
 */
const meta: Meta = {
  title: 'Form/Leave guard',
  decorators: [withProviders],
  render: () => (
    <AlertsProvider>
      <Pages />
    </AlertsProvider>
  ),
}
export default meta

export const Default: StoryObj = {}

export const Asked: StoryObj = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Project title'), 'Rice')
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('alertdialog', { name: /^Leave this page\?/ })
  },
}
