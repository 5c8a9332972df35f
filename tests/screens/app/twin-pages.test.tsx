import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '@/app/app'
import { createRoutes } from '@/app/create-routes'
import { COUNCIL_PAGES, type CouncilPage, type CouncilRole } from '@/council-pages'
import { paths, toReturnSearch } from '@/paths'
import { DEMO_EMAILS } from '@tests/e2e/support/visitors'
import { createTestServices } from '@tests/support/test-services'
import { renderPortal } from '@tests/support/render-portal'

const OTHER_ROLE = { Admin: 'urc', urc: 'Admin' } as const
const SHARED_PAGES: CouncilPage[] = [
  'viewApplications',
  'reviewCriteria',
  'requestReport',
  'approveBudget',
  'approvedApplications',
  'decide',
]

const getAddress = (role: CouncilRole, page: CouncilPage) => COUNCIL_PAGES[role][page].replace(':applicationId', '17')

test.each((['Admin', 'urc'] as const).flatMap((role) => SHARED_PAGES.map((page) => ({ role, page }))))(
  '$role is redirected from the $page address of the other role to its own',
  async ({ role, page }) => {
    const { services } = await createTestServices({ person: DEMO_EMAILS[role] })
    const searchAndHash = { search: '?year=2025', hash: '#second' }
    const router = createMemoryRouter(createRoutes(services), {
      initialEntries: [paths.frontPage, { pathname: `${getAddress(OTHER_ROLE[role], page)}/`, ...searchAndHash }],
      initialIndex: 1,
    })
    render(<App services={services} router={router} />)
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: getAddress(role, page), ...searchAndHash }),
    )
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.frontPage))
  },
)

test('a signed-in person can follow the return link from the log-in page', async () => {
  const target = `${COUNCIL_PAGES.urc.viewApplications}?year=2025`
  await renderPortal({ path: paths.login + toReturnSearch(target), person: DEMO_EMAILS.Admin })
  const link = await screen.findByRole('link', { name: /^Go on/ })
  expect(link).toHaveAttribute('href', target)
})

test('an applicant cannot open a council page', async () => {
  await renderPortal({ path: COUNCIL_PAGES.urc.viewApplications, person: 'applicant@demo.urc' })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
