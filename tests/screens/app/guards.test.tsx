import { screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createRoutes } from '@/app/create-routes'
import { toHomeWithReturn, paths } from '@/paths'
import { PAGES } from '@/app/routes'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { createTestServices } from '../../support/test-services'

describe('a visitor', () => {
  const restrictedPaths = PAGES.filter(({ access }) => access !== 'anyone').map(({ path }) =>
    path.replace(/:\w+/, '18'),
  )

  // Tests only the router. A story and the log-in tests cover the screen of /home.
  test('is redirected from every other page to /home, which links back', async () => {
    const { services, mock } = await createTestServices()
    const router = createMemoryRouter(createRoutes(services), { initialEntries: [paths.home] })
    onTestFinished(() => router.dispose())
    expect(restrictedPaths.length).toBeGreaterThan(20)
    for (const path of restrictedPaths) {
      await router.navigate(path)
      const { pathname, search } = router.state.location
      expect(pathname + search).toBe(toHomeWithReturn(path))
    }
    expect(mock.calls.filter((call) => !['checkSession', 'getProfile', 'getApplicationDates'].includes(call))).toEqual(
      [],
    )
  })
})

test('an unknown address offers the start pages, and a search by name', async () => {
  const { user } = await renderPortal({ path: '/no-such-page', person: 'applicant@demo.urc' })
  expect(await screen.findByRole('link', { name: /Research Grants/ })).toBeVisible()
  await expectAccessible()
  await user.type(screen.getByLabelText('Find a page by name'), 'password')
  expect(await screen.findByRole('link', { name: /Change Password/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Research Grants/ })).toBeNull()
})
