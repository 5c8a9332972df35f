import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { branding } from '@/branding'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { emulatePrint } from '@tests/support/emulate-print'
import { renderPortal } from '@tests/support/render-portal'
import { expectAccessible } from '../../support/axe'

const NOTICE = 'Closed on 12 December, <b>18:00</b> to 20:00.'

afterEach(() => void (branding.maintenanceNotice = null))

test.each([
  ['visitors', { path: paths.home }],
  ['an applicant', { path: paths.dashboard, person: 'applicant@demo.urc' }],
  ['the council', { path: COUNCIL_PAGES.Admin.viewApplications, person: 'admin@demo.urc' }],
  ['reviewers', { path: '/reviewer2?app_ID=18' }],
])('%s see the notice as text in a region that is not announced', async (_, page) => {
  branding.maintenanceNotice = NOTICE
  await renderPortal(page)
  await screen.findByRole('heading', { level: 1 })
  const notice = screen.getByRole('region', { name: 'Maintenance' })
  expect(notice).toHaveTextContent(NOTICE)
  expect(notice.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  expect(notice.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expectAccessible()
})

test('printed pages omit the notice', async () => {
  branding.maintenanceNotice = NOTICE
  await renderPortal({ path: paths.privacy })
  const notice = await screen.findByRole('region', { name: 'Maintenance' })
  await emulatePrint()
  expect(notice).not.toBeVisible()
})

test.each([null, undefined])('without a notice there is no region: %s', async (none) => {
  branding.maintenanceNotice = none
  await renderPortal({ path: paths.privacy })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Maintenance' })).not.toBeInTheDocument()
})
