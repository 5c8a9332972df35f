import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
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
  const openList = (settings: PageSettings) =>
    renderPortal({ path: `${path}?needs=${needs}`, person: 'admin@demo.urc', ...settings })

  test('reports unknown rows, and tries again', async () => {
    const { user, mock } = await openList({ faults: [{ call: 'checkFileExistence', kind: 'html' }] })
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
  expect(await screen.findByText(/^Still counting: \d+ of \d+\.$/)).toBeVisible()
  await expectAccessible()
})

test('a list that is not filtered counts nothing', async () => {
  await renderPortal({ path: paths.requestAgreement, person: 'admin@demo.urc' })
  await screen.findByRole('table')
  expect(screen.queryByText(/Still counting/)).toBeNull()
})

test('a scan checks the newest 200, and names the number of older ones', async () => {
  await renderPortal({
    path: `${paths.requestAgreement}?needs=return`,
    person: 'admin@demo.urc',
    prepare: async ({ services: { client } }) => {
      const [grant] = await client.listAgreements({})
      if (!grant) throw new Error('There is no grant.')
      vi.spyOn(client, 'listAgreements').mockResolvedValue(
        Array.from({ length: 201 }, (_, at) => ({
          ...grant,
          applicationId: `${at + 1}`,
          projectTitle: `Grant ${at + 1}`,
        })),
      )
      // Only the signed agreements of the oldest and the newest are missing.
      vi.spyOn(client, 'checkFileExistence').mockImplementation(async ({ applicationId }) => ({
        exists: !['1', '201'].includes(applicationId),
      }))
    },
  })
  expect(await screen.findByText('1 older ones are not checked.')).toBeVisible()
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('Grant 201'), 'the newest grant').toBeVisible()
  expect(table.queryByText('Grant 1'), 'the oldest grant').toBeNull()
})
