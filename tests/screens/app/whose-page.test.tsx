import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import type { CallName } from '@/contract'
import { typedForm, storedDraft } from '@tests/screens/apply/application'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'
import { makePdfFile } from '@tests/support/pdf-file'

const person = 'applicant@demo.urc'
const WRITES: readonly CallName[] = ['submitApplication', 'uploadFiles', 'submitRows']
const getWrites = (calls: readonly CallName[]) => calls.filter((call) => WRITES.includes(call))

/** Opens a complete draft at its last step, and a second tab of the same browser. */
async function openCompleteDraft() {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const stage = await renderPortal({ path: paths.applyUploads, person, stored: storedDraft() })
  for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs'])
    await stage.user.upload(await screen.findByLabelText(label), await makePdfFile(`${label}.pdf`, 2))
  await waitFor(() => expect(screen.getAllByText('2 pages')).toHaveLength(4))
  await stage.user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Finish and Submit' })
  const { services: second } = stage.openTab()
  await second.session.check()
  return { ...stage, second }
}

type RenderedPortal = Awaited<ReturnType<typeof renderPortal>>

const findApplications = async ({ mock }: RenderedPortal, personId: number) =>
  (await mock.store()).applications
    .all()
    .filter(({ userId, projectTitle }) => userId === personId && projectTitle === typedForm.projectTitle)

function expectHidden(form: typeof typedForm) {
  expect(screen.queryByDisplayValue(String(form.reviewers[0]?.name))).toBeNull()
  expect(screen.queryByText(form.projectTitle)).toBeNull()
  expect(screen.queryByText(/Saved .* on this device/)).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
}

async function logInAgain({ user }: RenderedPortal, email: string) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('a log-out hides a draft in all tabs until its owner logs in again', async () => {
  const stage = await openCompleteDraft()
  await stage.second.session.logOut()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nirmala has logged out' })).toHaveFocus()
  expectHidden(typedForm)
  await expectAccessible()

  await logInAgain(stage, person)
  expect(await screen.findByLabelText('Reviewer 1 Name')).toHaveValue(typedForm.reviewers[0]?.name)
})

test('a page sends nothing after another person has logged in in another tab', async () => {
  const stage = await openCompleteDraft()
  await stage.second.session.logOut()
  await stage.second.session.logIn('applicant2@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kavindu is signed in now' })).toBeVisible()
  expectHidden(typedForm)
  expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
  await expectAccessible()
  expect(getWrites(stage.mock.calls)).toEqual([])

  await logInAgain(stage, person)
  expect(await screen.findByRole('button', { name: 'Finish and Submit' })).toBeVisible()
  expect(await findApplications(stage, 2)).toEqual([])
})

test('a change of person without a message is detected before sending', async () => {
  const stage = await openCompleteDraft()
  // This change sends no message to the first tab.
  await stage.connection.signInAs('applicant2@demo.urc')
  await stage.user.click(screen.getByRole('button', { name: 'Finish and Submit' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kavindu is signed in now' })).toBeVisible()
  expect(screen.getByText('Nothing was sent.')).toBeVisible()
  expectHidden(typedForm)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(getWrites(stage.mock.calls)).toEqual([])
  await expectAccessible()

  await logInAgain(stage, person)
  await stage.user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(await findApplications(stage, 1)).toHaveLength(1)
  expect(await findApplications(stage, 2)).toEqual([])
})

test('each stage of a submission checks the person again', async () => {
  const stage = await openCompleteDraft()
  stage.mock.faults.add({ call: 'uploadFiles', kind: 'hang', times: 1 })
  await stage.user.click(screen.getByRole('button', { name: 'Finish and Submit' }))
  await waitFor(() => expect(getWrites(stage.mock.calls)).toEqual(['submitApplication', 'uploadFiles']))
  await stage.second.session.logIn('applicant2@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kavindu is signed in now' })).toBeVisible()
  expect(getWrites(stage.mock.calls)).toEqual(['submitApplication', 'uploadFiles'])

  await logInAgain(stage, person)
  await stage.user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(getWrites(stage.mock.calls)).toEqual(['submitApplication', 'uploadFiles', 'uploadFiles', 'submitRows'])
  expect(await findApplications(stage, 1)).toHaveLength(1)
  expect(await findApplications(stage, 2)).toEqual([])
})

test('nothing is sent if the session check fails', async () => {
  const stage = await openCompleteDraft()
  // Fails each time, because a focus event may trigger another check.
  stage.mock.faults.add({ call: 'checkSession', kind: 'network' })
  await stage.user.click(screen.getByRole('button', { name: 'Finish and Submit' }))
  expect(await screen.findByText(/We could not reach the council’s server\. Nothing was sent\./)).toBeVisible()
  await stage.user.click(screen.getByRole('button', { name: 'OK' }))
  expect(getWrites(stage.mock.calls)).toEqual([])
  // Retry does not warn that the application may have arrived.
  stage.mock.faults.clear()
  await stage.user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
})

test('a change of person is visible after scrolling down', async () => {
  const stage = await renderPortal({ path: paths.submittedApplications, person })
  const rows = await screen.findAllByRole('row', { name: /[0-9]+_2026/ })
  rows.at(-1)?.scrollIntoView()
  expect(window.scrollY).toBeGreaterThan(100)
  const { services: second } = stage.openTab()
  await second.session.logIn('applicant2@demo.urc', 'demo1234')
  const heading = await screen.findByRole('heading', { level: 1, name: /is signed in now$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

test('Go on as the other person reloads the portal', async () => {
  const stage = await renderPortal({ path: paths.submittedApplications, person })
  await screen.findAllByRole('row', { name: /[0-9]+_2026/ })
  const { services: second } = stage.openTab()
  await second.session.logIn('applicant2@demo.urc', 'demo1234')
  await stage.user.click(await screen.findByRole('button', { name: 'Go on as Kavindu' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kavindu' })).toBeVisible()
})

test('a council decision is not saved for a colleague who logged in', async () => {
  const stage = await renderPortal({ path: paths.applicationDates, person: 'admin@demo.urc' })
  await screen.findByLabelText('Open Date')
  await stage.connection.signInAs('urc@demo.urc')
  await expect(
    stage.services.client.shortlistOrReject({ applicationId: '1', status: '2.1' }).catch((error: unknown) => error),
  ).resolves.toMatchObject({ kind: 'somebody-else' })
  expect(await screen.findByRole('heading', { level: 1, name: /is signed in now$/ })).toBeVisible()
  expect(stage.mock.calls).not.toContain('shortlistOrReject')
  expectLogged(/UpdateOrderApplicationStatus\.php/)
})

test('Back shows nothing of a person who has logged out', async () => {
  const stage = await renderPortal({ path: paths.submittedApplications, person })
  await screen.findAllByRole('row', { name: /[0-9]+_2026/ })
  // A page in the back/forward cache receives no messages of other tabs, and the host is slow.
  await stage.connection.signInAs('applicant2@demo.urc')
  stage.services.local.setItem('userID', '2')
  stage.mock.faults.add({ call: 'checkSession', kind: 'hang', times: 1 })
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.queryByRole('row', { name: /[0-9]+_2026/ })).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nirmala has logged out' })).toBeVisible()
})

test('Back keeps a page whose person is still logged in', async () => {
  const stage = await renderPortal({ path: paths.submittedApplications, person })
  await screen.findAllByRole('row', { name: /[0-9]+_2026/ })
  const countChecks = () => stage.mock.calls.filter((call) => call === 'checkSession').length
  const earlierChecks = countChecks()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(countChecks()).toBe(earlierChecks + 1))
  expect(screen.getAllByRole('row', { name: /[0-9]+_2026/ }).length).toBeGreaterThan(0)
})

test('a public page reloads and shows nobody as signed in', async () => {
  const stage = await renderPortal({ path: paths.home, person })
  // Nothing indicates a session beforehand, so the menu appears collapsed.
  await screen.findByRole('link', { name: 'Nirmala', hidden: true })
  const { services: second } = stage.openTab()
  await second.session.check()
  await second.session.logOut()
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nirmala', hidden: true })).toBeNull()
})

test('a receipt is shown only to its person', async () => {
  const stage = await renderPortal({ path: paths.thankYou, person })
  await screen.findByRole('heading', { name: /Thank You/ })
  const { services: second } = stage.openTab()
  await second.session.check()
  await second.session.logOut()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nirmala has logged out' })).toBeVisible()
})

test('a page opened by link never checks the session', async () => {
  const stage = await renderPortal({ path: '/hod?app_ID=21&Role=HOD' })
  await screen.findByLabelText('Remarks')
  await stage.services.client
    .decideAsHod({ applicationId: '21', decision: '3.1', remarks: 'Sound.' })
    .catch((error: unknown) => error)
  expect(stage.mock.calls).not.toContain('checkSession')
})
