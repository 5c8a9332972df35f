import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guidance } from '@/domain/texts/guidance'
import { closeAlert, pressInAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'

type RenderedPortal = Awaited<ReturnType<typeof renderPortal>>

const RESET = 'Password reset successful. Sending email...'

async function ask({ user }: RenderedPortal) {
  await pasteInto(user, await screen.findByLabelText('Email'), 'applicant@demo.urc')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
}

const passwordOf = async ({ mock }: RenderedPortal) =>
  (await mock.store()).people.all().find(({ email }) => email === 'applicant@demo.urc')?.password ?? ''

test('a new password is e-mailed, stored nowhere, and leads to the log-in', async () => {
  const stage = await renderPortal({ path: '/forgotpassword' })
  await stage.user.click(await screen.findByRole('button', { name: 'Reset Password' }))
  expect(await screen.findByRole('link', { name: 'Please enter your email.' })).toBeVisible()
  await expectAccessible()
  await ask(stage)
  await waitFor(() => expect(stage.mock.calls).toContain('sendEmail'))
  const password = await passwordOf(stage)
  expect(password).toHaveLength(8)
  expect(password).not.toBe('demo1234')

  const { services } = stage
  const kept = [services.local, services.tab].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
  )
  const cached = JSON.stringify(
    [services.queries.getQueryCache().getAll(), services.queries.getMutationCache().getAll()].map((all) =>
      all.map(({ state }) => state),
    ),
  )
  expect(kept.join()).not.toContain(password)
  expect(cached).not.toContain(password)
  expect(document.body).not.toHaveTextContent(password)
  await closeAlert(stage.user, RESET)
  await closeAlert(stage.user, guidance.passwordMailed('applicant@demo.urc'))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
})

test('a refusal of an address names the host’s reason and what to do', async () => {
  const { user } = await renderPortal({ path: '/forgotpassword' })
  await user.type(await screen.findByLabelText('Email'), 'nobody@demo.urc')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to reset password. Please try again.' })
  expect(alert).toHaveTextContent(
    'Email is not registered. Check that this is the address you log in with. If it is, ask the council’s office.',
  )
})

test('Resend sends the same password after a failed e-mail, and the page is not left unasked', async () => {
  const stage = await renderPortal({
    path: '/forgotpassword',
    faults: [{ call: 'sendEmail', kind: 'refused', times: 1 }],
  })
  await ask(stage)
  await closeAlert(stage.user, RESET)
  await closeAlert(stage.user, /^Failed to send email/)
  expect(await screen.findByText(guidance.passwordChangedButNotMailed.happened)).toBeVisible()
  const password = await passwordOf(stage)
  await stage.user.click(screen.getByRole('link', { name: 'Back to Login' }))
  await pressInAlert(stage.user, /^Leave this page\? The new password may not have been sent/, 'Stay')

  await stage.user.click(screen.getByRole('button', { name: 'Resend' }))
  await closeAlert(stage.user, guidance.passwordMailed('applicant@demo.urc'))
  expect(await passwordOf(stage)).toBe(password)
  expect(stage.mock.calls.filter((call) => call === 'resetPassword')).toHaveLength(1)
})
