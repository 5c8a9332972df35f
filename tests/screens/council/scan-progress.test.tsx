import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'

import { expectAccessible } from '@tests/support/axe'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'

describe.each([
  ['letter', COUNCIL_PAGES.Admin.approvedApplications],
  ['request', paths.requestAgreement],
  ['return', paths.requestAgreement],
  ['report', COUNCIL_PAGES.Admin.requestReport],
])('a list filtered by "%s", which needs a call for each row', (needs, path) => {
  const open = (settings: PageSettings) =>
    renderPortal({ path: `${path}?needs=${needs}`, person: 'admin@demo.urc', ...settings })

  test('reports unknown rows, and tries again', async () => {
    const { user, mock } = await open({ faults: [{ call: 'checkFileExistence', kind: 'html' }] })
    const failed = within(await screen.findByRole('alert'))
    expect(failed.getByText('The list could not be checked completely.')).toBeVisible()
    mock.faults.clear()
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/Still counting|could not be checked/)).toBeNull())
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

test.each([
  ['letter', COUNCIL_PAGES.Admin.approvedApplications],
  ['return', paths.requestAgreement],
  ['report', COUNCIL_PAGES.Admin.requestReport],
])('a list filtered by "%s" shows that it is still counting', async (needs, path) => {
  const faults = [{ call: 'checkFileExistence', kind: 'hang' }] as const
  await renderPortal({ path: `${path}?needs=${needs}`, person: 'admin@demo.urc', faults })
  expect(await screen.findByText(/^Still counting: \d+ of \d+ checked\.$/)).toBeVisible()
  await expectAccessible()
})

test('a list that is not filtered counts nothing', async () => {
  await renderPortal({ path: paths.requestAgreement, person: 'admin@demo.urc' })
  await screen.findByRole('table')
  expect(screen.queryByText(/Still counting/)).toBeNull()
})
