import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { useAlerts } from '@/ui/alerts'
import { AlertsProvider } from '@/ui/alerts-provider'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PlainAlert } from '@/ui/plain-alert'
import { Button } from '@/ui/button'
import { expectAccessible } from '@tests/support/axe'

function Asker() {
  const alerts = useAlerts()
  const [answer, setAnswer] = useState('no answer yet')

  async function ask() {
    const yes = await alerts.confirm('Are you sure you want to delete this application?', {
      confirmLabel: 'Delete',
      tone: 'danger',
    })
    setAnswer(yes ? 'deleted' : 'kept')
  }

  function tellTwice() {
    void alerts.show('File uploaded successfully!', { tone: 'success' })
    void alerts.show('Missing Required Fields:\nReviewer 1 Name', { tone: 'error', detail: 'Grant.php: not-json' })
  }

  return (
    <main>
      <h1>Applications</h1>
      <Button onClick={() => void ask()}>Delete application</Button>
      <Button onClick={tellTwice}>Tell</Button>
      <label>
        Remarks <input onKeyUp={({ key }) => key === '1' && tellTwice()} />
      </label>
      <p>{answer}</p>
    </main>
  )
}

function setUp() {
  render(
    <AlertsProvider>
      <Asker />
    </AlertsProvider>,
  )
  return userEvent.setup()
}

test('an alert is named by its text, focuses OK and restores focus', async () => {
  const user = setUp()
  const tell = screen.getByRole('button', { name: 'Tell' })
  await user.click(tell)

  await screen.findByRole('alertdialog', { name: 'File uploaded successfully!' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })))
  await expectAccessible()
  await user.keyboard('{Enter}')

  // The second alert was queued behind the first.
  await screen.findByRole('alertdialog', { name: /^Missing Required Fields:/ })
  await user.click(screen.getByText('Technical detail'))
  expect(screen.getByText('Grant.php: not-json')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'OK' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(tell).toHaveFocus())
})

test('a question is answered by the button with its verb', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Delete application' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('deleted')).toBeTruthy()
})

test('only the first answer counts while the question closes', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Delete application' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  screen.getByRole('button', { name: 'Delete' }).click()
  cancel.click()
  expect(await screen.findByText('deleted')).toBeTruthy()
})

test('Escape answers no, and the safe answer has the focus', async () => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: 'Delete application' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('kept')).toBeTruthy()
})

test('an alert is shown even if its code cannot be loaded', async () => {
  const user = userEvent.setup()
  const [Alert] = lazyWithPreload(() => Promise.reject(new Error('no connection')), PlainAlert)
  const entry = { text: 'Are you sure?', confirmLabel: 'Delete', cancelLabel: 'Cancel' }
  const onClosed = vi.fn<(confirmed: boolean) => void>()
  render(<Alert entry={entry} onClosed={onClosed} />)
  expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClosed).toHaveBeenCalledExactlyOnceWith(false)
})

describe('while somebody is typing', () => {
  const type = async () => {
    const user = setUp()
    await user.type(screen.getByLabelText('Remarks'), 'Lot 12 \n')
    return user
  }

  test('an alert takes no focus or keys, and stays until closed', async () => {
    const user = await type()
    expect(screen.getByLabelText('Remarks')).toHaveFocus()
    expect(screen.getByLabelText('Remarks')).toHaveValue('Lot 12 ')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const [first, second] = screen.getAllByRole('alert')
    expect(first).toHaveTextContent(/^File uploaded successfully!$/)
    expect(second).toHaveTextContent(/^Missing Required Fields: Reviewer 1 Name$/)
    await expectAccessible()
    await user.click(screen.getAllByRole('button', { name: 'OK' })[0] ?? document.body)
    expect(screen.getAllByRole('alert')).toEqual([second])
  })

  test('an alert is reached by F8, and closing it leads back', async () => {
    const user = await type()
    await user.keyboard('{F8}')
    expect(screen.getAllByRole('button', { name: 'OK' })).toContain(document.activeElement)
    await user.keyboard('{F8}')
    expect(screen.getByLabelText('Remarks')).toHaveFocus()
    await user.keyboard('{F8}{Enter}')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByLabelText('Remarks')).toHaveFocus()
  })

  test('an alert does not cover the field', async () => {
    await type()
    const field = screen.getByLabelText('Remarks').getBoundingClientRect()
    for (const alert of screen.getAllByRole('alert'))
      expect(alert.getBoundingClientRect().top).toBeGreaterThan(field.bottom)
  })
})
