import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { detailsPath } from '@/app/paths'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { closeAlert } from '@tests/support/alerts'
import { answerDeletion, deleteQuestion } from '@tests/support/deletion'
import { watchSaving } from '../grants/files'
import { row, timesCalled } from './mailing'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open({ search = '', ...settings }: Settings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.viewApplications + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'View Applications' })
  return stage
}

const AT_BOTH_DESKS = [
  [COUNCIL_PAGES.Admin.viewApplications, 'admin@demo.urc'],
  [COUNCIL_PAGES.urc.viewApplications, 'urc@demo.urc'],
] as const

const statusCells = () => screen.getAllByRole('cell').filter(({ dataset }) => dataset.label === 'Status')

describe('the list', () => {
  test.each(AT_BOTH_DESKS)('on %s, for %s, has every application of both lists once', async (path, person) => {
    const { mock } = await renderPortal({ path: `${path}?size=all`, person })
    expect(await row(/Tank cascades/)).toBeVisible()
    expect(await row(/Epiphytic orchids/)).toBeVisible()
    const ids = screen.getAllByText(/^\d+_2026$/).map(({ textContent }) => textContent)
    expect(new Set(ids).size).toBe(ids.length)
    const submitted = (await mock.store()).applications.all().filter(({ status }) => status !== '0')
    expect(ids).toHaveLength(submitted.length)
    await expectAccessible()
  })

  test('stays the list of its role in any spelling of its address while the session ends', async () => {
    const { mock, connection } = await renderPortal({ path: '/ViewApplicationD/', person: 'urc@demo.urc' })
    expect(await row(/Epiphytic orchids/)).toBeVisible()
    await connection.expireSession()
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText('You are not logged in.')).toBeVisible()
    expect(mock.calls.filter((made) => made.startsWith('listApplications'))).toContain('listApplicationsToShortlist')
  })

  test('shows who applied for what and when, and the status', async () => {
    await open()
    const tanks = within(await row(/Tank cascades/))
    expect(tanks.getByText('20_2026')).toBeVisible()
    expect(tanks.getByText('18 Feb 2026, 10:36')).toBeVisible()
    expect(tanks.getByText('Granted')).toBeVisible()
    expect(tanks.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', detailsPath('20', 'one'))
  })

  test('is filtered by year from 2023', async () => {
    const { user } = await open()
    await row(/Tank cascades/)
    const years = within(screen.getByLabelText('Year')).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual(['Select Year', '2023', '2024', '2025', '2026'])
    await user.selectOptions(screen.getByLabelText('Year'), '2025')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Tank cascades/ })).toBeNull())
    expect(await row(/Invasive grasses/)).toBeVisible()
  })

  describe.each(AT_BOTH_DESKS)('%s', (path, person) => {
    test.each([
      ['submitted', 'Submitted', /Flowering times/],
      ['shortlisted', 'Shortlisted', /Epiphytic orchids/],
      ['granted', 'Granted', /Tank cascades/],
      ['pending-approvals', 'Shortlisted', /Epiphytic orchids/],
      ['reviewers-comments', 'Approved', /Peat swamps/],
      ['rejected', 'Rejected', /ferns of the Knuckles/],
      ['deny', 'Deny', /Cave inscriptions/],
    ])('shows for ?status=%s what is %s', async (status, label, title) => {
      await renderPortal({ path: `${path}?status=${status}&size=all`, person })
      expect(await row(title)).toBeVisible()
      expect(new Set(statusCells().map(({ textContent }) => textContent))).toEqual(new Set([label]))
    })
  })

  test('offers the fixed labels', async () => {
    await open()
    await row(/Tank cascades/)
    const choices = within(screen.getByLabelText('Status')).getAllByRole('option')
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

  test('says when it is empty', async () => {
    await open({ scenario: 'empty' })
    expect(await screen.findByText('No applications found.')).toBeVisible()
  })
})

describe('a host', () => {
  test.each([
    ['listApplications', /^Approved, granted and denied applications, .* could not be loaded\./, /Epiphytic orchids/],
    ['listApplicationsToShortlist', /^Shortlisted applications, .* could not be loaded\./, /Tank cascades/],
  ] as const)('that refuses %s is told, and the rest is shown', async (call, words, title) => {
    const { user, mock } = await open({ faults: [{ call, kind: 'refused' }] })
    const told = await screen.findByRole('alert')
    expect(told).toHaveTextContent('This list is not complete.')
    expect(within(told).getByText(words)).toHaveTextContent('The council cannot do this now.')
    expect(await row(title)).toBeVisible()
    await expectAccessible()
    mock.faults.clear()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await row(/Tank cascades/)).toBeVisible()
    expect(await row(/Epiphytic orchids/)).toBeVisible()
  })

  test('without either list is reported as on any page', async () => {
    const kind = 'refused'
    await open({
      faults: [
        { call: 'listApplications', kind },
        { call: 'listApplicationsToShortlist', kind },
      ],
    }).catch(() => undefined)
    expect(await screen.findByText('The server did not accept this.')).toBeVisible()
  })

  test('with one word for granted and denied is asked for the codes', async () => {
    await open({ habits: { statusInWords: true }, search: '?size=all' })
    expect(within(await row(/Cave inscriptions/)).getByText('Deny')).toBeVisible()
    expect(within(await row(/Tank cascades/)).getByText('Granted')).toBeVisible()
    expect(within(await row(/Epiphytic orchids/)).getByText('Shortlisted')).toBeVisible()
  })

  test('with one word and without codes is reported', async () => {
    const faults = [{ call: 'listApprovedApplications', kind: 'refused' }] as const
    await open({ habits: { statusInWords: true }, search: '?size=all', faults })
    expect(await screen.findByText(/which were denied could not be loaded/)).toBeVisible()
    expect(within(await row(/Cave inscriptions/)).getByText('Granted')).toBeVisible()
  })

  test('with codes is asked for nothing more', async () => {
    const { mock } = await open()
    await row(/Tank cascades/)
    expect(timesCalled(mock, 'listApprovedApplications')).toBe(0)
  })
})

test('the application is saved under its name', async () => {
  const saved = watchSaving()
  const { user } = await open()
  await user.click(within(await row(/Tank cascades/)).getByRole('button', { name: /^PDF/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Application_20.pdf' }]))
})

describe('deleting', () => {
  const askAndAnswer = async (answer: 'Cancel' | 'Delete', settings?: Settings) => {
    const stage = await open(settings)
    await stage.user.click(within(await row(/Flowering times/)).getByRole('button', { name: /^Delete/ }))
    await answerDeletion(stage.user, answer)
    return stage
  }

  test('asks first, and can be cancelled', async () => {
    const { mock } = await askAndAnswer('Cancel')
    expect(timesCalled(mock, 'deleteApplication')).toBe(0)
    expect(await row(/Flowering times/)).toBeVisible()
  })

  test('names the application, and what is deleted with it', async () => {
    const { user } = await open()
    await user.click(within(await row(/Flowering times/)).getByRole('button', { name: /^Delete/ }))
    const question = within(await deleteQuestion())
    expect(question.getByText('32_2026')).toBeVisible()
    expect(question.getByText(/^Flowering times of forest trees/)).toBeVisible()
    expect(question.getByText('Submitted')).toBeVisible()
    expect(question.getByRole('list', { name: 'What goes with it' })).toHaveTextContent(/answers and documents/)
    expect(question.getByText('It cannot be undone.')).toBeVisible()
    expect(question.queryByRole('textbox')).toBeNull()
    await expectAccessible()
  })

  test('requires the id of a grant', async () => {
    const { user, mock } = await open()
    await user.click(within(await row(/Tank cascades/)).getByRole('button', { name: /^Delete/ }))
    const question = within(await deleteQuestion())
    expect(question.getByText(/award letter/)).toBeVisible()
    const id = question.getByRole('textbox', { name: 'Type 20_2026 to delete this grant' })
    await user.type(id, '2')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(id).toHaveFocus()
    expect(id).toHaveAccessibleDescription('This is not the id of the application, 20_2026.')
    expect(timesCalled(mock, 'deleteApplication')).toBe(0)
    await expectAccessible()
    await user.type(id, '0_2026{Enter}')
    await closeAlert(user, 'Application deleted successfully.')
    expect(screen.queryByRole('row', { name: /Tank cascades/ })).toBeNull()
  })

  test('removes the row', async () => {
    const { user } = await askAndAnswer('Delete')
    await closeAlert(user, 'Application deleted successfully.')
    expect(screen.queryByRole('row', { name: /Flowering times/ })).toBeNull()
  })

  test.each([
    ['refused', 'Failed to delete application: The council cannot do this now.'],
    ['network', 'An error occurred while deleting the application.'],
  ] as const)('that meets %s is told as: %s', async (kind, text) => {
    const { user } = await askAndAnswer('Delete', { faults: [{ call: 'deleteApplication', kind }] })
    await closeAlert(user, text)
    expect(await row(/Flowering times/)).toBeVisible()
  })
})

test.each([
  [COUNCIL_PAGES.Admin.viewApplications, 'urc@demo.urc'],
  [COUNCIL_PAGES.urc.viewApplications, 'admin@demo.urc'],
  [COUNCIL_PAGES.Admin.viewApplications, 'applicant@demo.urc'],
])('%s is not for %s', async (path, person) => {
  await renderPortal({ path, person })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
