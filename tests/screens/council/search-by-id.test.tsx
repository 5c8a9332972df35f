import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { paths } from '@/app/paths'
import { renderPortal } from '@tests/support/render-portal'

const SECRETARY = 'admin@demo.urc'

const rowsShown = () => screen.getAllByRole('row').slice(1)

test.each([
  [COUNCIL_PAGES.Admin.viewApplications, SECRETARY],
  [COUNCIL_PAGES.urc.viewApplications, 'urc@demo.urc'],
  [paths.orderApplications, SECRETARY],
  [paths.requestApproval, SECRETARY],
  [paths.sendReviewers, SECRETARY],
  [COUNCIL_PAGES.Admin.approvedApplications, SECRETARY],
  [paths.requestAgreement, SECRETARY],
  [COUNCIL_PAGES.Admin.requestReport, SECRETARY],
  [COUNCIL_PAGES.Admin.approveBudget, SECRETARY],
  [paths.submittedGrants, 'applicant@demo.urc'],
])('%s finds an application by its displayed id', async (path, person) => {
  const { user } = await renderPortal({ path, person })
  const id = (await screen.findAllByText(/^\d+_2026$/))[0]?.textContent ?? ''
  expect(rowsShown().length).toBeGreaterThan(1)
  await user.type(screen.getByRole('searchbox'), id)
  await waitFor(() => expect(rowsShown()).toHaveLength(1))
  expect(within(rowsShown()[0] ?? document.body).getByText(id)).toBeVisible()
})
