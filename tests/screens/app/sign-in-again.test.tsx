import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'

/** Opens a page with a form, and ends its session on the host. */
async function openExpiredForm() {
  const stage = await renderPortal({ path: '/changepassword', person: 'applicant@demo.urc' })
  await pasteInto(stage.user, await screen.findByLabelText('New Password'), 'typed before')
  // The dialog does not open while a field has the focus.
  await stage.user.tab()
  screen.getByRole('heading', { level: 1 }).focus()
  await stage.connection.expireSession()
  return stage
}

/** Handles the rejection immediately, so that it does not count as unhandled. */
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

async function logIn({ user }: Awaited<ReturnType<typeof openExpiredForm>>, email: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to go on' }))
  await pasteInto(user, dialog.getByLabelText('Email'), email)
  await pasteInto(user, dialog.getByLabelText('Password'), 'demo1234')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
}

test('two calls wait for one log-in dialog, then resume with the typed values kept', async () => {
  const stage = await openExpiredForm()
  const calls = Promise.all([
    stage.services.client.listSubmittedApplications({}),
    stage.services.client.listApplicationIds({}),
  ])
  const dialog = await screen.findByRole('dialog', { name: 'Log in again to go on' })
  expect(within(dialog).getByLabelText('Email')).toHaveValue('applicant@demo.urc')
  await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
  expect(dialog).toHaveAccessibleDescription(/^The server no longer knows your session\./)
  await expectAccessible()
  await logIn(stage, 'applicant@demo.urc')

  const [grants] = await calls
  expect(grants.length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('New Password')).toHaveValue('typed before')
})

test('a call of one person is never sent as another', async () => {
  const stage = await openExpiredForm()
  const outcome = failureOf(stage.services.client.listSubmittedApplications({}))
  await logIn(stage, 'applicant2@demo.urc')

  const dialog = await screen.findByRole('dialog', { name: 'You logged in as somebody else' })
  expect(dialog).toHaveTextContent('You are now logged in as Kavindu. What Nirmala was sending has not been sent')
  await expectAccessible()
  // Counted before Kavindu's dashboard makes the same call.
  expect(stage.mock.calls.filter((name) => name === 'listSubmittedApplications')).toHaveLength(1)
  await stage.user.click(within(dialog).getByRole('button', { name: 'Go on as Kavindu' }))
  expect(await outcome).toMatchObject({ kind: 'signed-out' })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('the first person can log in after another one has', async () => {
  const stage = await openExpiredForm()
  const call = stage.services.client.listSubmittedApplications({})
  await logIn(stage, 'applicant2@demo.urc')
  await stage.user.click(await screen.findByRole('button', { name: 'Log in as Nirmala' }))
  await logIn(stage, 'applicant@demo.urc')
  expect((await call).length).toBeGreaterThan(0)
})

test('Cancel fails the call and keeps the typed values', async () => {
  const stage = await openExpiredForm()
  const outcome = failureOf(stage.services.client.listSubmittedApplications({}))
  await stage.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(await outcome).toMatchObject({ kind: 'signed-out' })
  expect(screen.getByLabelText('New Password')).toHaveValue('typed before')
})

test('a person who types keeps the focus, and opens the log-in from a notice', async () => {
  const stage = await openExpiredForm()
  const field = screen.getByLabelText('New Password')
  field.focus()
  const call = stage.services.client.listSubmittedApplications({})
  const notice = await screen.findByText(/^The server no longer knows your session\./)
  expect(notice).toHaveAttribute('role', 'alert')
  await stage.user.keyboard(' and after')
  expect(field).toHaveValue('typed before and after')
  await expectAccessible()
  await stage.user.keyboard('{F8}{Enter}')
  await logIn(stage, 'applicant@demo.urc')
  expect((await call).length).toBeGreaterThan(0)
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

test('a page without a form opens /home on focus after the session ended', async () => {
  const { connection } = await renderPortal({ path: '/dashboard', person: 'applicant@demo.urc' })
  await screen.findByRole('navigation', { name: 'Dashboard' })
  await connection.expireSession()
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('You are not logged in.')).toBeVisible()
})

test('a page with a form stays and keeps its values', async () => {
  const { services } = await openExpiredForm()
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(services.session.snapshot().state).toBe('invalid'))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull())
  // No navigation is pending either.
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(screen.getByLabelText('New Password')).toHaveValue('typed before')
})

test('a log-in in another tab resumes the waiting call', async () => {
  const { services, connection } = await openExpiredForm()
  const call = services.client.listSubmittedApplications({})
  await screen.findByRole('dialog')
  await connection.signInAs('applicant@demo.urc')
  window.dispatchEvent(new Event('focus'))
  expect((await call).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('another person’s log-in in another tab hides the first person’s lists', async () => {
  const { user, mock, connection } = await renderPortal({ path: '/submittedgrant', person: 'applicant@demo.urc' })
  const getRowTexts = async () => {
    const rows = await screen.findAllByRole('row', { name: /[0-9]+_2026/ })
    return rows.map(({ textContent }) => textContent)
  }
  const firstRows = await getRowTexts()
  const [first] = screen.getAllByRole('row', { name: /[0-9]+_2026/ })

  // Nothing of the first person is shown while the second person's list loads.
  mock.faults.add({ call: 'listSubmittedApplications', kind: 'network', times: 2 })
  await connection.signInAs('applicant2@demo.urc')
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(first).not.toBeVisible())
  expect(await screen.findByRole('heading', { level: 1, name: 'Kavindu is signed in now' })).toBeVisible()
  expect(screen.queryByRole('row')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go on as Kavindu' }))
  await user.click(await screen.findByRole('link', { name: /View Applied Grants/ }))
  const secondRows = await getRowTexts()
  expect(firstRows.filter((text) => secondRows.includes(text))).toEqual([])
})
