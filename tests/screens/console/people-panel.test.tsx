import { expect, test } from 'vitest'
import { approvalLink, reviewLink } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import { SHARED_SESSION } from '@mocks/browser-tab'
import { findSessionPerson } from '@mocks/model/store'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls, pagesAddress } from './open-console'

test('everybody with an account can be logged in with one press', async () => {
  const { user, mock } = openConsole('council-year')
  const controls = await openControls(user, 'People')
  const store = await mock.store()
  expect(await controls.findAllByRole('button', { name: /^Log in as/ })).toHaveLength(store.people.size)
  await expectAccessible()
  await user.click(controls.getByRole('button', { name: 'Log in as urc@demo.urc' }))
  expect(findSessionPerson(store, SHARED_SESSION)?.email).toBe('urc@demo.urc')
})

test('the current person is not logged in again', async () => {
  const { user, mock } = openConsole('council-year')
  await mock.connect(SHARED_SESSION).signInAs('admin@demo.urc')
  const controls = await openControls(user, 'People')
  expect(await controls.findByRole('button', { name: 'Log in as admin@demo.urc' })).toHaveAccessibleDescription(
    'Logged in already.',
  )
})

test('people invited by link have pages for each submitted application', async () => {
  const { user } = openConsole('council-year')
  const controls = await openControls(user, 'People')
  const application = await controls.findByLabelText('Application')
  await user.selectOptions(application, '18')
  const links = controls.getAllByRole('link', { name: /^Open as/ })
  const pages = [
    ['HOD', approvalLink(pagesAddress, 'HOD', 18)],
    ['Dean', approvalLink(pagesAddress, 'Dean', 18)],
    ...REVIEWERS.map(({ number, label }) => [label, reviewLink(pagesAddress, number, 18)]),
  ]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    pages.map(([name, address]) => [`Open as ${name}`, address]),
  )
  for (const [name, address] of pages)
    expect(controls.getByRole('link', { name: `New tab as ${name}` })).toHaveAttribute(
      'href',
      `${address}&demo-tab=own`,
    )
})

test('without applications nobody is invited by link', async () => {
  const { user } = openConsole('nothing')
  const controls = await openControls(user, 'People')
  await controls.findByRole('list', { name: 'People with an account' })
  expect(controls.queryByText('Those who come by a link')).toBeNull()
})

test('a failed log-in is reported', async () => {
  const { user } = openConsole('council-year', { logIn: () => Promise.reject(new Error('refused')) })
  const controls = await openControls(user, 'People')
  await user.click(await controls.findByRole('button', { name: 'Log in as urc@demo.urc' }))
  expect(await controls.findByRole('alert')).toHaveTextContent('Nobody was logged in or out')
})

test('another person can be logged in in a new tab', async () => {
  const { user } = openConsole('council-year')
  const controls = await openControls(user, 'People')
  const personLink = await controls.findByRole('link', { name: 'New tab as admin@demo.urc' })
  expect(personLink).toHaveAttribute('href', `${pagesAddress}dashboard?demo-person=admin@demo.urc&demo-tab=own`)
  expect(personLink).toHaveAttribute('target', '_blank')
  // `noopener` prevents a copy of this tab's session storage.
  expect(personLink).toHaveAttribute('rel', 'noopener')
  const visitorLink = controls.getByRole('link', { name: 'New tab as a visitor' })
  expect(visitorLink).toHaveAttribute('href', `${pagesAddress}home?demo-tab=own`)
})

test('the person can be logged out with one press', async () => {
  const { user, mock } = openConsole('council-year')
  const controls = await openControls(user, 'People')
  const logOut = await controls.findByRole('button', { name: 'Log out' })
  expect(logOut).toHaveAccessibleDescription('Nobody is logged in.')
  await user.click(controls.getByRole('button', { name: 'Log in as admin@demo.urc' }))
  await user.click(controls.getByRole('button', { name: 'Close' }))
  const reopenedControls = await openControls(user, 'People')
  await user.click(await reopenedControls.findByRole('button', { name: 'Log out' }))
  const store = await mock.store()
  expect(findSessionPerson(store, SHARED_SESSION)).toBeNull()
})
