import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const TITLE = 'The portal has not found its server'
const applicant = 'applicant@demo.urc'

test('a wrong host is reported in place of any page, after one call', async () => {
  const { mock } = await renderPortal({ path: '/nowhere', checksHost: true, faults: [{ call: '*', kind: 'html' }] })
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  expect(screen.getByText('http://host.test/CheckSession.php')).toBeVisible()
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await expectAccessible()
  expect(mock.calls.filter((call) => call === 'checkSession')).toHaveLength(1)
})

test.each([
  ['/dashboard', 'Dashboard'],
  ['/home', 'Research Grants'],
])('Try again opens %s once the host responds', async (path, title) => {
  const { user, mock } = await renderPortal({
    path,
    person: applicant,
    checksHost: true,
    faults: [{ call: '*', kind: 'http-500' }],
  })
  const button = await screen.findByRole('button', { name: 'Try again' })
  await user.click(button)
  expect(await screen.findByText('The server has still not been found.')).toBeInTheDocument()
  expect(screen.getByText('HTTP 500.')).toBeVisible()

  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  // The previous content has the same title until it is replaced.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible())
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('a slow host does not delay pages that do not need it', async () => {
  await renderPortal({ path: '/frontpage', checksHost: true, faults: [{ call: '*', kind: 'hang' }] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('a page stays open if the host fails after its first response', async () => {
  const { services, mock } = await renderPortal({ path: '/profile', person: applicant, checksHost: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
  mock.faults.add({ call: 'checkSession', kind: 'html' })
  await services.session.check()
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
})

test('a portal on its mock does not check for a wrong host', async () => {
  await renderPortal({ path: '/dashboard', faults: [{ call: '*', kind: 'html' }] })
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()
  expect(screen.queryByText(TITLE)).toBeNull()
})
