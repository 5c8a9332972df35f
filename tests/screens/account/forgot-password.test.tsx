import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guidance } from '@/domain/guidance'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

type Stage = Awaited<ReturnType<typeof renderPortal>>

async function ask({ user }: Stage) {
  await user.type(await screen.findByLabelText('Email'), 'applicant@demo.urc')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
}

const passwordOf = async ({ mock }: Stage) =>
  (await mock.store()).people.all().find(({ email }) => email === 'applicant@demo.urc')?.password ?? ''

test('a password is reset, sent by e-mail, and the log-in page follows', async () => {
  const stage = await renderPortal({ path: '/forgotpassword' })
  await screen.findByLabelText('Email')
  await expectAccessible()
  await ask(stage)
  await closeAlert(stage.user, guidance.passwordMailed('applicant@demo.urc'))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
})

test('the new password has eight characters and is stored nowhere in this browser', async () => {
  const stage = await renderPortal({ path: '/forgotpassword' })
  await ask(stage)
  await screen.findByRole('alertdialog')
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
})

test('a reset says that its e-mail is on its way', async () => {
  await ask(await renderPortal({ path: '/forgotpassword', faults: [{ call: 'sendEmail', kind: 'hang' }] }))
  expect(await screen.findByText('Password reset successful. Sending email...')).toBeVisible()
})

test('an empty address is asked for with the fixed text', async () => {
  const { user } = await renderPortal({ path: '/forgotpassword' })
  await user.click(await screen.findByRole('button', { name: 'Reset Password' }))
  expect(await screen.findByRole('link', { name: 'Please enter your email.' })).toBeVisible()
})

test.each([
  ['refused', 'Failed to reset password. Please try again.'],
  ['network', 'Something went wrong. Please try again.'],
] as const)('a reset that is answered with %s sends no mail', async (kind, text) => {
  const stage = await renderPortal({ path: '/forgotpassword', faults: [{ call: 'resetPassword', kind }] })
  await ask(stage)
  await closeAlert(stage.user, text)
  expect(stage.mock.calls).not.toContain('sendEmail')
})

test('a reset without a confirmation may have been made, and the alert says so', async () => {
  const stage = await renderPortal({
    path: '/forgotpassword',
    faults: [{ call: 'resetPassword', kind: 'lost-answer' }],
  })
  await ask(stage)
  const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong. Please try again.' })
  expect(alert).toHaveTextContent(guidance.mayBeDone.resetPassword)
})

test('an e-mail without a confirmation may have been sent, and Resend says so', async () => {
  const stage = await renderPortal({
    path: '/forgotpassword',
    faults: [{ call: 'sendEmail', kind: 'lost-answer', times: 1 }],
  })
  await ask(stage)
  await closeAlert(stage.user, 'Something went wrong. Please try again.')
  expect(await screen.findByText(/^Your password has been changed, but we could not confirm/)).toBeVisible()
  await stage.user.click(screen.getByRole('button', { name: 'Resend' }))
  await closeAlert(stage.user, guidance.passwordMailed('applicant@demo.urc'))
})

test('Resend sends the same password after a failed e-mail, and says that the password has changed', async () => {
  const stage = await renderPortal({
    path: '/forgotpassword',
    faults: [{ call: 'sendEmail', kind: 'refused', times: 1 }],
  })
  await ask(stage)
  await closeAlert(stage.user, /^Failed to send email/)
  expect(await screen.findByText(guidance.passwordChangedButNotMailed.happened)).toBeVisible()
  const password = await passwordOf(stage)

  await stage.user.click(screen.getByRole('button', { name: 'Resend' }))
  await closeAlert(stage.user, guidance.passwordMailed('applicant@demo.urc'))
  expect(await passwordOf(stage)).toBe(password)
  expect(stage.mock.calls.filter((call) => call === 'resetPassword')).toHaveLength(1)
})
