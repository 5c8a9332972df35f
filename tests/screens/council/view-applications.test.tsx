import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { getDetailsPath } from '@/paths'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert } from '@tests/support/alerts'
import { confirmDeletion, findDeleteDialog } from '@tests/support/delete-dialog'
import { recordSavedFiles } from '@tests/support/files'
import { expectNoRow, findRow, countCalls } from './council-helpers'

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.viewApplications + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'View Applications' })
  return stage
}

const getStatusCells = () => [...document.querySelectorAll('td[data-label="Status"]')]

describe('the list', () => {
  test('has every application of both lists once', async () => {
    const faults = [{ call: 'listApprovedApplications', kind: 'refused' }] as const
    const { mock } = await openPage({ search: '?size=250', faults })
    const tanks = within(await findRow(/Tank cascades/))
    expect(tanks.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', getDetailsPath('20', 'one'))
    expect(await findRow(/Epiphytic orchids/)).toBeVisible()
    const ids = screen.getAllByText(/^\d+_2026$/).map(({ textContent }) => textContent)
    expect(new Set(ids).size).toBe(ids.length)
    const submitted = (await mock.store()).applications.all().filter(({ status }) => status !== '0')
    expect(ids).toHaveLength(submitted.length)
    expect(screen.queryByText('This list is not complete.')).toBeNull()
  })

  test('has at most 18 elements in a row, and 750 on a page of 25 rows', async () => {
    await openPage()
    const row = await findRow(/Air pollution/)
    // The controls follow the texts.
    await within(row).findByRole('button', { name: /^Open/ })
    expect(row.querySelectorAll('*').length).toBeLessThanOrEqual(18)
    expect(screen.getAllByRole('row')).toHaveLength(26)
    expect(screen.getByRole('main').querySelectorAll('*').length).toBeLessThanOrEqual(750)
  })

  test('opens an application without a title under its id', async () => {
    const { user } = await openPage()
    await user.click(await screen.findByRole('button', { name: 'Open Untitled application 27' }))
    expect(await screen.findByRole('dialog', { name: 'Untitled application 27' })).toBeVisible()
  })

  test('has each date on one line', async () => {
    await openPage()
    const row = await findRow(/Flowering times/)
    const range = new Range()
    range.selectNodeContents(within(row).getByText('20 Nov 2026'))
    expect(range.getClientRects()).toHaveLength(1)
  })

  test('stays its role’s list in any spelling of its address', async () => {
    const { mock, connection } = await renderPortal({ path: '/ViewApplicationD/', person: 'urc@demo.urc' })
    expect(await findRow(/Epiphytic orchids/)).toBeVisible()
    await connection.expireSession()
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText('You are not logged in.')).toBeVisible()
    expect(mock.calls.filter((made) => made.startsWith('listApplications'))).toContain('listApplicationsToShortlist')
  })

  test('is filtered by year from 2023', async () => {
    const { user } = await openPage()
    await findRow(/Tank cascades/)
    const years = within(screen.getByLabelText('Year')).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual(['Select Year', '2023', '2024', '2025', '2026'])
    await user.selectOptions(screen.getByLabelText('Year'), '2025')
    await waitFor(() => expectNoRow(/Tank cascades/))
    expect(await findRow(/Invasive grasses/)).toBeVisible()
  })

  test('is filtered by fixed status labels, initially by the address', async () => {
    const path = `${COUNCIL_PAGES.urc.viewApplications}?status=rejected&size=250`
    const { user } = await renderPortal({ path, person: 'urc@demo.urc' })
    expect(await findRow(/ferns of the Knuckles/)).toBeVisible()
    const readStatuses = () => [...new Set(getStatusCells().map(({ textContent }) => textContent))]
    expect(readStatuses()).toEqual(['Rejected'])
    const filter = screen.getByLabelText('Status')
    for (const [label, status, title] of [
      ['Submitted', 'Submitted', /Flowering times/],
      ['Shortlisted', 'Shortlisted', /Epiphytic orchids/],
      ['Granted', 'Granted', /Tank cascades/],
      ['Pending Approvals', 'Shortlisted', /Epiphytic orchids/],
      ['Reviewers Comments', 'Approved', /Peat swamps/],
      ['Deny', 'Deny', /Cave inscriptions/],
    ] as const) {
      await user.selectOptions(filter, label)
      expect(await findRow(title)).toBeVisible()
      await waitFor(() => expect(readStatuses()).toEqual([status]))
    }
    const choices = within(filter).getAllByRole('option')
    expect(choices.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Submitted',
      'Shortlisted',
      'Granted',
      'Pending Approvals',
      'Reviewers Comments',
      'Rejected',
      'Deny',
    ])
  })
})

describe('a host', () => {
  test.each([
    ['listApplications', /^Approved, granted and denied applications, .* could not be loaded\./, /Epiphytic orchids/],
    ['listApplicationsToShortlist', /^Shortlisted applications, .* could not be loaded\./, /Tank cascades/],
  ] as const)('that refuses %s is reported, and the rest is shown', async (call, words, title) => {
    const { user, mock } = await openPage({ faults: [{ call, kind: 'refused' }] })
    const banner = await screen.findByRole('alert')
    expect(banner).toHaveTextContent('This list is not complete.')
    expect(within(banner).getByText(words)).toHaveTextContent('The council cannot do this now.')
    expect(await findRow(title)).toBeVisible()
    mock.faults.clear()
    await user.click(within(banner).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await findRow(/Tank cascades/)).toBeVisible()
    expect(await findRow(/Epiphytic orchids/)).toBeVisible()
  })

  test('with one word for granted and denied is asked for codes', async () => {
    await openPage({ habits: { statusInWords: true }, search: '?size=250' })
    expect(within(await findRow(/Cave inscriptions/)).getByText('Deny')).toBeVisible()
    expect(within(await findRow(/Tank cascades/)).getByText('Granted')).toBeVisible()
    expect(within(await findRow(/Epiphytic orchids/)).getByText('Shortlisted')).toBeVisible()
  })
})

test('the application is saved under its name', async () => {
  const saved = recordSavedFiles()
  const { user } = await openPage()
  await user.click(within(await findRow(/Tank cascades/)).getByRole('button', { name: /^PDF/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Application_20.pdf' }]))
})

describe('deleting', () => {
  test('requires the id of a grant', async () => {
    const { user, mock } = await openPage()
    await user.click(within(await findRow(/Tank cascades/)).getByRole('button', { name: /^Delete/ }))
    const question = within(await findDeleteDialog())
    expect(question.getByText(/award letter/)).toBeVisible()
    const id = question.getByRole('textbox', { name: 'Type 20_2026 to delete this grant' })
    await user.type(id, '2')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(id).toHaveFocus()
    expect(id).toHaveAccessibleDescription('This is not the id of the application, 20_2026.')
    expect(countCalls(mock, 'deleteApplication')).toBe(0)
    await user.type(id, '0_2026{Enter}')
    await closeAlert(user, 'Application deleted successfully.')
    expectNoRow(/Tank cascades/)
  })

  test('asks first, can be cancelled, and removes the row', async () => {
    const { user, mock } = await openPage()
    const ask = async () =>
      user.click(within(await findRow(/Flowering times/)).getByRole('button', { name: /^Delete/ }))
    await ask()
    await confirmDeletion(user, 'Cancel')
    expect(countCalls(mock, 'deleteApplication')).toBe(0)
    await ask()
    await confirmDeletion(user, 'Delete')
    await closeAlert(user, 'Application deleted successfully.')
    expectNoRow(/Flowering times/)
  })
})
