import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRoutes } from '@/app/create-routes'
import { App } from '@/app/app'
import { ErrorPage } from '@/app/error-page'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { createTestServices } from '../../support/test-services'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'

test('an unreadable response is explained inside the layout, and Try again loads the page', async () => {
  const { user, mock } = await renderPortal({
    path: '/budget',
    person,
    faults: [{ call: 'listApplicationIds', kind: 'html' }],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The server’s answer could not be read.')
  expect(screen.getByText('listApplicationIds: not-json', { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  await expectAccessible()

  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Application ID')).toBeVisible()
})

test('a read is retried automatically after an interrupted connection', async () => {
  const { mock } = await renderPortal({
    path: '/budget',
    person,
    faults: [{ call: 'listApplicationIds', kind: 'network', times: 2 }],
  })
  expect(await screen.findByLabelText('Application ID')).toBeVisible()
  expect(mock.calls.filter((call) => call === 'listApplicationIds')).toHaveLength(3)
})

test('an open list can be searched while the session check fails', async () => {
  const { services, mock } = await createTestServices({ person: 'admin@demo.urc' })
  const router = createMemoryRouter(createRoutes(services), { initialEntries: ['/viewapplication'] })
  render(<App services={services} router={router} />)
  const user = userEvent.setup()
  const search = await screen.findByLabelText('Search')
  expectLogged(/CheckSession\.php/)
  mock.faults.add({ call: 'checkSession', kind: 'network' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()

  await user.type(search, 'tank')
  await waitFor(() =>
    expect(router.state).toMatchObject({ location: { search: '?q=tank' }, navigation: { state: 'idle' } }),
  )
  expect(screen.getByRole('row', { name: /Tank cascades/ })).toBeVisible()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test('Try again replaces the error with a page that loads at once', async () => {
  const { services } = await createTestServices({ person })
  let isFailing = true
  const page = {
    path: '/',
    loader: () => {
      if (isFailing) throw new Error('not there yet')
      return null
    },
    element: <p>All of it</p>,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <p>Loading</p>,
  }
  const router = createMemoryRouter([page])
  render(<App services={services} router={router} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isFailing = false
  await userEvent.click(retry)
  expect(await screen.findByText('All of it')).toBeVisible()
})
