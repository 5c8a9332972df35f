import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMock, type Mock } from '@mocks/create-mock'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

async function tiles() {
  const links = within(await screen.findByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
  return links.map((link) => link.getAttribute('href'))
}

test('the dashboard shows the tiles of an applicant', async () => {
  await renderPortal({ path: '/dashboard', person: 'applicant@demo.urc' })
  expect(await screen.findByRole('link', { name: 'Continue draft 29_2026' })).toBeVisible()
  expect(await tiles()).toEqual([
    '/editgrant',
    '/grant',
    '/submittedgrant',
    '/changepassword',
    '/budget',
    '/progressreport',
  ])
  expect(screen.getByRole('link', { name: 'Apply New Grant' })).toBeVisible()
  await expectAccessible()
})

const shared = ['/requestapproval', '/sendreviewers']
const rest = ['/requestagreement', '/reviewerdocument', '/applicationdates']

test('the dashboard shows the tiles of the secretary, with the account last', async () => {
  await renderPortal({ path: '/dashboard', person: 'admin@demo.urc' })
  expect(await tiles()).toEqual([
    '/viewapplication',
    '/reviewcriteria',
    '/orderapplication',
    '/requestreport',
    '/approvebudget',
    ...shared,
    '/shortlistedapplication',
    ...rest,
    '/changepassword',
    '/newaccount',
  ])
})

test('the dashboard shows the director’s tiles and queue, the password last', async () => {
  await renderPortal({ path: '/dashboard', person: 'urc@demo.urc' })
  expect(await tiles()).toEqual([
    '/viewapplicationd',
    '/reviewcriteriad',
    '/orderapplication',
    '/progressreportd',
    '/approvebudgetd',
    ...shared,
    '/shortlistedapplicationd',
    ...rest,
    '/newaccount',
    '/changepassword',
  ])
  const toDo = within(screen.getByRole('region', { name: 'To do' }))
  expect(await toDo.findByRole('link', { name: /Ready to decide/ })).toHaveAttribute(
    'href',
    '/shortlistedapplicationd?needs=decide',
  )
  expect(await toDo.findByRole('link', { name: /due report/ })).toHaveAttribute('href', '/progressreportd?needs=report')
})

test('a stored role that the host contradicts is replaced', async () => {
  const { services } = await renderPortal({
    path: '/dashboard',
    person: 'applicant@demo.urc',
    stored: { userRole: 'Admin' },
  })
  expect(await tiles()).toContain('/grant')
  expect(services.local.getItem('userRole')).toBe('Applicant')
})

test('an unknown role has no dashboard and is shown a contact', async () => {
  const mock = createMock()
  const connect: Mock['connect'] = (...settings) => {
    const connection = mock.connect(...settings)
    const fetch: typeof connection.fetch = async (...asked) => {
      const reply = await connection.fetch(...asked)
      return new Response((await reply.text()).replaceAll('"Applicant"', '"Clerk"'), reply)
    }
    return { ...connection, fetch }
  }
  await renderPortal({ path: '/dashboard', person: 'applicant@demo.urc', mock: { ...mock, connect } })
  expect(await screen.findByText('No dashboard available for your role.')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
})
