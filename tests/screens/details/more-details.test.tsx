import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ensureCall } from '@/api/services'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { getDetailsPath, paths } from '@/paths'
import { App } from '@/app/app'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { readPrintAdditions, emulatePrint } from '@tests/support/emulate-print'
import { createTestServices } from '../../support/test-services'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { recordSavedFiles } from '@tests/support/files'
import { responding } from '../hostile/responding'

async function openDetails(applicationId: string, variant: 'one' | 'two', settings: PageSettings = {}) {
  const stage = await renderPortal({ path: getDetailsPath(applicationId, variant), ...settings })
  await screen.findByRole('heading', { level: 1, name: /^More Details/ })
  return stage
}

const getHistory = () => within(screen.getByRole('list', { name: 'The case so far' }))

async function findDocumentRow(label: string) {
  const row = (await screen.findByText(label, { selector: 'p' })).closest('li')
  if (!row) throw new Error(`${label} is not in a list`)
  return within(row)
}

test('the page links back to the list, and its tab names the application', async () => {
  const search = '?q=asthma&sort=title'
  const { user } = await renderPortal({ path: COUNCIL_PAGES.Admin.viewApplications + search, person: 'admin@demo.urc' })
  await user.click(await screen.findByRole('link', { name: /^Details of Air pollution and asthma/ }))
  await screen.findByRole('heading', { level: 1, name: /^More Details/ })
  expect(document.title).toMatch(/^31_\d{4} – More Details – /)
  expect(screen.getByRole('heading', { level: 1, name: /^More Details Air pollution and asthma/ })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'View Applications' }))
  await screen.findByRole('heading', { level: 1, name: 'View Applications' })
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('asthma')
})

describe('the title', () => {
  const ORCHIDS = 'Epiphytic orchids on tea-estate shade trees: a refuge or a trap'

  test.each([
    ['the applicant’s list', paths.submittedApplications, 'applicant@demo.urc', /^Details of Epiphytic orchids/],
    [
      'the decision board',
      COUNCIL_PAGES.Admin.approvedApplications,
      'admin@demo.urc',
      /^Soil carbon under home gardens/,
    ],
  ] as const)('is passed along from %s', async (_, path, person, name) => {
    const { user } = await renderPortal({ path, person })
    await user.click(await screen.findByRole('link', { name }))
    expect(
      await screen.findByRole('heading', { level: 1, name: /^More Details (Epiphytic orchids|Soil carbon)/ }),
    ).toBeVisible()
    await expectAccessible()
  })

  test('survives a reload, as part of the state in the browser’s history', async () => {
    const state = {
      cameFrom: { to: '/submittedgrant', label: 'Submitted Grants' },
      about: { applicationId: '21', title: ORCHIDS },
    }
    await openWithState(state)
    expect(screen.getByText(ORCHIDS)).toBeVisible()
  })

  test('of another application is not shown', async () => {
    await openWithState({ about: { applicationId: '22', title: 'Heat stress among outdoor workers' } })
    expect(screen.queryByText(/^Heat stress/)).toBeNull()
  })

  test.each(['listSubmittedApplications', 'listApplicationIds'] as const)(
    'is taken from a loaded list: %s',
    async (call) => {
      const { services, mock } = await createTestServices({ person: 'applicant@demo.urc' })
      await ensureCall(services, call, {})
      render(<App services={services} initialPath={getDetailsPath('21', 'one')} />)
      expect(await screen.findByText(ORCHIDS)).toBeVisible()
      expect(mock.calls.filter((made) => made === call)).toHaveLength(1)
    },
  )

  async function openWithState(state: unknown) {
    const { services } = await createTestServices({ person: 'applicant@demo.urc' })
    render(<App services={services} initialPath={{ pathname: getDetailsPath('21', 'one'), state }} />)
    await screen.findByRole('heading', { level: 1, name: /^More Details/ })
    await screen.findByText(/^Application 21_/)
  }
})

describe('the summary of an application', () => {
  test('shows the host’s dates in order', async () => {
    await openDetails('8', 'one', { person: 'applicant@demo.urc' })
    expect(screen.getByText('LKR 2,750,000')).toBeVisible()
    expect(screen.getByText('3 Years')).toBeVisible()
    const events = getHistory()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(events).toEqual([
      'Submitted7 Apr 2025, 13:40',
      'Shortlisted',
      'HOD: Approved5 May 2025, 10:30Approved.',
      'Dean: Approved8 May 2025, 10:00Approved.',
      'Reviewer 1: marks 9020 May 2025, 10:00',
      'Reviewer 2: marks 8630 May 2025, 10:00',
      ...REVIEWERS.slice(2).map(({ label }) => `${label}: marks 9231 May 2025, 10:00`),
      'Granted',
      'Project starts1 Aug 2025',
      'Revised budget uploaded12 Nov 2026, 15:20',
    ])
    await expectAccessible()
  })

  test('of a rejected application shows no pending decisions', async () => {
    await openDetails('11', 'one', { person: 'applicant@demo.urc' })
    expect(getHistory().getByText('HOD: Rejected')).toBeVisible()
    expect(getHistory().queryByText('Dean: Pending')).toBeNull()
    expect(getHistory().queryByText(/Not Rated/)).toBeNull()
  })

  test.each(['12', '11', '10'])(
    'of the rejected or denied application %s mentions no decision on a grant',
    async (applicationId) => {
      await openDetails(applicationId, 'one', { person: 'admin@demo.urc' })
      expect(screen.getByText('Applicant name')).toBeVisible()
      for (const term of ['Project start date', 'Duration', 'Approved amount'])
        expect(screen.queryByText(term)).toBeNull()
    },
  )

  test('of a denied application shows the grant’s data if the host has it', async () => {
    const { services, mock } = await createTestServices({ person: 'admin@demo.urc' })
    const { applications } = await mock.store()
    applications.update(10, { startDate: '2027-01-01', amount: '1250000' })
    render(<App services={services} initialPath={getDetailsPath('10', 'one')} />)
    expect(await screen.findByText('LKR 1,250,000')).toBeVisible()
    expect(screen.getByText('1 Jan 2027')).toBeVisible()
    expect(screen.queryByText('Duration')).toBeNull()
    expect(screen.queryByText('Not decided yet')).toBeNull()
  })

  test('does not say “your” if the applicant’s list lacks the application', async () => {
    await openDetails('21', 'one', {
      person: 'applicant@demo.urc',
      prepare: async ({ services }) =>
        void vi.spyOn(services.client, 'listSubmittedApplications').mockResolvedValue([]),
    })
    expect(screen.getByText(/^Application 21_/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/\byour?\b/i)
  })

  test('of an open application shows the council the pending decisions', async () => {
    await openDetails('21', 'one', { person: 'admin@demo.urc' })
    expect(screen.getByText('Shortlisted, waiting for the HOD and the Dean.')).toBeVisible()
    expect(screen.getByText('Approved amount')).toBeVisible()
    expect(screen.getAllByText('Not decided yet')).toHaveLength(3)
  })
})

describe('the documents', () => {
  test('are checked on load, and downloaded on a click', async () => {
    const saved = recordSavedFiles()
    const { user, mock } = await openDetails('8', 'one', { person: 'applicant@demo.urc' })
    const proposal = await findDocumentRow('Project proposal')
    const download = await proposal.findByRole('button', { name: /^Download/ })
    expect(await (await findDocumentRow('Year-end progress report')).findByText('Not Available')).toBeVisible()
    expect(mock.calls.some((call) => call === 'downloadDetailsFile')).toBe(false)

    await user.click(download)
    await waitFor(() => expect(saved).toMatchObject([{ name: 'proposal_8.pdf', type: 'application/pdf' }]))
  })

  test('that are not due are collapsed until a press', async () => {
    const { user } = await openDetails('21', 'one', { person: 'applicant@demo.urc' })
    const later = await screen.findByText(
      'Later: agreements, evaluation reports, progress reports, budget uploaded after approval',
    )
    expect(screen.getByText('Final progress report')).not.toBeVisible()
    await user.click(later)
    expect((await findDocumentRow('Final progress report')).getByText('Not Available')).toBeVisible()
    await expectAccessible()
  })

  test('that are uploaded before they are due are shown', async () => {
    await openDetails('21', 'one', {
      person: 'applicant@demo.urc',
      prepare: async ({ services }) =>
        void vi.spyOn(services.client, 'checkFileExistence').mockResolvedValue({ exists: true }),
    })
    expect(await screen.findByRole('button', { name: 'View Final progress report' })).toBeVisible()
  })

  test.each([
    ['Submitted budget', '7 Apr 2025, 13:40', 'previous_budget_8.pdf'],
    ['Budget uploaded after approval', '12 Nov 2026, 15:20', 'current_budget_8.pdf'],
  ])('show of “%s” its own date, and save it under its own name', async (label, date, name) => {
    const saved = recordSavedFiles()
    const { user } = await openDetails('8', 'one', { person: 'applicant@demo.urc' })
    const budget = await findDocumentRow(label)
    const download = await budget.findByRole('button', { name: /^Download/ })
    expect(budget.getByText(date)).toBeVisible()
    await user.click(download)
    await waitFor(() => expect(saved.at(-1)?.name, `Download ${label} saves`).toBe(name))
  })

  test('can be downloaded if the check of their existence failed', async () => {
    await openDetails('8', 'one', {
      person: 'applicant@demo.urc',
      faults: [{ call: 'checkFileExistence', kind: 'refused' }],
    })
    expect(await (await findDocumentRow('Project proposal')).findByRole('button', { name: /^Download/ })).toBeVisible()
  })

  test('open in a tab if they are PDFs, and are saved otherwise', async () => {
    const saved = recordSavedFiles()
    const tab = {
      opener: window,
      location: { replace: vi.fn<(url: string) => void>() },
      close: vi.fn<() => void>(),
      document: document.implementation.createHTMLDocument(),
    }
    // Has only the members of a tab that the portal uses.
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { user, mock } = await openDetails('8', 'one', { person: 'admin@demo.urc' })

    await user.click(await (await findDocumentRow('Project proposal')).findByRole('button', { name: /^View/ }))
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
    expect(tab.opener).toBeNull()

    await user.click(
      await (await findDocumentRow('Evaluation report of reviewer 1')).findByRole('button', { name: /^View/ }),
    )
    await waitFor(() => expect(saved).toMatchObject([{ name: '8_EvaluationReport.docx' }]))
    expect(tab.close).toHaveBeenCalledOnce()

    mock.faults.add({ call: 'downloadDetailsFile', kind: 'missing-file' })
    await user.click(await (await findDocumentRow('Submitted budget')).findByRole('button', { name: /^View/ }))
    await closeAlert(user, 'File does not exist for this application.')
    expect(tab.close).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['the applicant', 'applicant@demo.urc'],
    ['a visitor', undefined],
  ] as const)('of the reviewers are hidden from %s in variant one', async (_, person) => {
    const { mock } = await openDetails('8', 'one', person === undefined ? {} : { person })
    expect(await screen.findByText('Not Accessible')).toBeVisible()
    expect(screen.queryByText('Evaluation report of reviewer 1')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Dossier' })).toBeNull()
    // Each other document is checked once.
    await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
    expect(mock.calls.filter((call) => call === 'checkFileExistence')).toHaveLength(10)
  })

  test.each([
    ['the director, in variant one', 'one', 'urc@demo.urc'],
    ['a visitor, in variant two', 'two', undefined],
  ] as const)('of the reviewers can be downloaded by %s', async (_, variant, person) => {
    await openDetails('8', variant, person === undefined ? {} : { person })
    const report = await findDocumentRow('Evaluation report of reviewer 1')
    expect(await report.findByRole('button', { name: /^Download/ })).toBeVisible()
  })

  test('of the reviewers are shown in variant two in any spelling', async () => {
    await renderPortal({ path: '/MoreDetailsC/8/', person: 'applicant@demo.urc' })
    const report = await findDocumentRow('Evaluation report of reviewer 1')
    expect(await report.findByRole('button', { name: /^Download/ })).toBeVisible()
  })

  test.each([
    ['one', 'agreementurc_20.pdf', '20'],
    ['two', 'awardLetter_7.pdf', '7'],
  ] as const)('of variant %s have the council’s agreement under its own key', async (variant, name, applicationId) => {
    const saved = recordSavedFiles()
    const { user } = await openDetails(applicationId, variant, { person: 'admin@demo.urc' })
    await user.click(
      await (await findDocumentRow('Agreement from the URC')).findByRole('button', { name: /^Download/ }),
    )
    await waitFor(() => expect(saved).toMatchObject([{ name }]))
  })
})

describe('an address', () => {
  test('with a damaged id shows no application, even if the host parses the id as 17', async () => {
    const details = { name: 'Nimal Perera', Status: 1 }
    const lenientClient = responding('getApplicationToApprove', {
      app_ID: 17,
      projectTitle: 'Drains',
      name: 'Nimal Perera',
    })
    const { mock } = await openDetails('17abc', 'one', {
      connect: (settings) => ({
        ...lenientClient(settings),
        getDetails: responding('getDetails', details)(settings).getDetails,
      }),
    })
    expect(await screen.findByText(/is not the number of an application/)).toHaveTextContent('17abc')
    expect(screen.queryByText('Nimal Perera')).toBeNull()
    expect(mock.calls).not.toContain('getDetails')
  })

  test('with a text id opens the application if the host returns the same id', async () => {
    await openDetails('7f3-token', 'one', {
      connect: (settings) => ({
        ...responding('getApplicationToApprove', { app_ID: '7f3-token', projectTitle: 'Drains', name: 'N' })(settings),
        getDetails: responding('getDetails', { name: 'Nimal Perera', Status: 1 })(settings).getDetails,
      }),
    })
    expect(await screen.findByText('Nimal Perera')).toBeVisible()
  })

  test('opens the application despite punctuation from a mail program', async () => {
    await openDetails('17.\u200B', 'one', { person: 'admin@demo.urc' })
    expect(await screen.findByText('Application 17_2026')).toBeVisible()
  })

  test('without an id shows an explanation', async () => {
    await openDetails(' ', 'one', { person: 'admin@demo.urc' })
    expect(await screen.findByText('No app_ID provided.')).toBeVisible()
  })

  test('of another person’s application shows an applicant nothing', async () => {
    await openDetails('9', 'one', { person: 'applicant@demo.urc' })
    expect(await screen.findByText('Failed to fetch application details.')).toBeVisible()
  })
})

test('the availability of a document is printed as text', async () => {
  await openDetails('8', 'one', { person: 'admin@demo.urc' })
  await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
  const getRow = (label: string) => screen.getByText(label, { selector: 'p' }).closest('li') ?? document.body
  expect(readPrintAdditions(getRow('Project proposal'))).toEqual([])
  await emulatePrint()
  expect(readPrintAdditions(getRow('Evaluation report of reviewer 1'))).toEqual(['Available'])
  expect(within(getRow('Year-end progress report')).getByText('Not Available')).toBeVisible()
})

test('a document whose check failed is printed as “Not checked”', async () => {
  await openDetails('8', 'one', { person: 'admin@demo.urc', faults: [{ call: 'checkFileExistence', kind: 'refused' }] })
  await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
  await emulatePrint()
  expect(new Set(readPrintAdditions(document.body))).toEqual(new Set(['Not checked']))
})
