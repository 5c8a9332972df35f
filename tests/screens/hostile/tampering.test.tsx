import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { PAGES } from '@/app/routes'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

/** What a log-in of the secretary leaves in local storage, written by hand. */
const asSecretary = { userRole: 'Admin', userID: '3', userName: 'Nirmala' }

const refused = () => screen.findByText('This page is not available for your role.')

const closed = PAGES.filter(({ access }) => Array.isArray(access) && !access.includes('Applicant')).map(
  ({ path }) => path,
)

test('a role forged in the storage opens no council page or list', async () => {
  const person = 'applicant@demo.urc'
  const { mock, services } = await renderPortal({
    path: COUNCIL_PAGES.Admin.viewApplications,
    person,
    stored: asSecretary,
  })
  expect(await refused()).toBeVisible()
  expect(services.local.getItem('userRole'), 'what the host says is stored instead').toBe('Applicant')
  expect(services.local.getItem('userID')).toBe('1')
  expect(mock.calls.filter((call) => call !== 'checkSession' && call !== 'getProfile')).toEqual([])
  expect(closed.filter((path) => services.mayOpen('Applicant', path.replace(':applicationId', '17')))).toEqual([])
  await expectAccessible()
})

test.each([
  ['urc', '4'],
  ['admin', ''],
  ['constructor', '__proto__'],
  ['<b>Admin</b>', '{"id":3}'],
])('a role %j forged in the storage changes nothing for the person', async (userRole, userID) => {
  const { services, user, mock } = await renderPortal({ path: paths.dashboard, person: 'applicant@demo.urc' })
  await screen.findByRole('navigation', { name: 'Dashboard' })
  for (const storage of [services.local, services.tab])
    for (const [key, text] of Object.entries({
      userRole,
      userID,
      role: userRole,
      user_id: userID,
      email: 'admin@demo.urc',
    }))
      storage.setItem(key, text)
  await user.click(await screen.findByRole('link', { name: /^View Applied Grants/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Submitted Grants' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Order Applications/ })).toBeNull()
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  expect(mock.calls).not.toContain('listApplications')
})

test.each(['5', '9999', '__proto__', '../3', '{"id":1}'])(
  'the id %j of another person’s application opens no draft',
  async (editedApplication) => {
    const person = 'newcomer@demo.urc'
    const { services, mock, view } = await openedOn(paths.editProfile, person, editedApplication)
    expect(await screen.findByText('The council has no draft with this number.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull()
    expect(services.local.getItem(`formData:${editedApplication}`)).toBeNull()
    expect(mock.calls).toContain('getFormData')
    view.unmount()
  },
)

/** Reloads an edit page in a tab that remembers another application. */
async function openedOn(path: string, person: string, editedApplication: string) {
  const portal = await renderPortal({ path: paths.dashboard, person })
  await screen.findByRole('navigation', { name: 'Dashboard' })
  portal.services.tab.setItem('editedApplication', editedApplication)
  portal.services.openWithReload(path)
  return { ...portal, view: portal }
}
