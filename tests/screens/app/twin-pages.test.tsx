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

const OTHER = { Admin: 'urc', urc: 'Admin' } as const
const SHARED: CouncilPage[] = [
  'viewApplications',
  'reviewCriteria',
  'requestReport',
  'approveBudget',
  'approvedApplications',
  'decide',
]

const addressOf = (role: CouncilRole, page: CouncilPage) => COUNCIL_PAGES[role][page].replace(':applicationId', '17')

test.each((['Admin', 'urc'] as const).flatMap((role) => SHARED.map((page) => ({ role, page }))))(
  '$role reaches its own $page by the link of the other role',
  async ({ role, page }) => {
    const { services } = await createTestServices({ person: DEMO_EMAILS[role] })
    const rest = { search: '?year=2025', hash: '#second' }
    const router = createMemoryRouter(createRoutes(services), {
      initialEntries: [paths.frontPage, { pathname: `${addressOf(OTHER[role], page)}/`, ...rest }],
      initialIndex: 1,
    })
    render(<App services={services} router={router} />)
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: addressOf(role, page), ...rest }))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.frontPage))
  },
)

test('a log-in leads to the own page too', async () => {
  const target = `${COUNCIL_PAGES.urc.viewApplications}?year=2025`
  await renderPortal({ path: paths.login + toReturnSearch(target), person: DEMO_EMAILS.Admin })
  const link = await screen.findByRole('link', { name: /^Go on/ })
  expect(link).toHaveAttribute('href', target)
})

test('an applicant reaches neither page', async () => {
  await renderPortal({ path: COUNCIL_PAGES.urc.viewApplications, person: 'applicant@demo.urc' })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
