import { screen, waitFor } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Fault } from '@mocks/implementation'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'
import { findRow, countCalls } from './council-helpers'
import { downloadAs, failToSave, watchSavedFiles } from './saved-files'

interface ListSettings {
  path: string
  name: string
  /** Awaited before the file is requested. */
  title: RegExp
  faults?: Fault[]
}

/** Saves a list as CSV. `findLine` returns the cells of a line by their headers. */
async function saveList({ path, name, title, ...settings }: ListSettings) {
  const saved = watchSavedFiles()
  const { user, mock } = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await findRow(title)
  await downloadAs(user, 'CSV')
  await waitFor(() => expect(saved.has(`${name}-${TODAY}.csv`)).toBe(true))
  const text = (await saved.get(`${name}-${TODAY}.csv`)?.text()) ?? ''
  const [headers = [], ...lines] = text.replace('\uFEFF', '').trim().split('\r\n').map(splitCells)
  const findLine = (pattern: RegExp) => {
    const line = lines.find((cells) => cells.some((cell) => pattern.test(cell)))
    return Object.fromEntries(headers.map((head, index) => [head, line?.[index]]))
  }
  return { headers, lines, findLine, mock, user, saved }
}

/** The day of the demo's clock, in the name of each file. */
const TODAY = '2026-11-20'

/** No text of the demo contains a quote. */
const splitCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, text, plain = '']) => text ?? plain)

/** A day in the format of the host or of the portal. */
const DAY = /^(\d{4}-\d\d-\d\d|\d{1,2} [A-Z][a-z]{2} \d{4})\b/

/** Saves the list as an Excel file, and returns its text cells. Dates are not text cells. */
async function readExcelTexts({ saved, user }: Awaited<ReturnType<typeof saveList>>, name: string) {
  await downloadAs(user, 'Excel (XLSX)')
  await waitFor(() => expect(saved.has(`${name}-${TODAY}.xlsx`)).toBe(true))
  const file = saved.get(`${name}-${TODAY}.xlsx`)
  const { sheets } = await readXlsx(new Uint8Array((await file?.arrayBuffer()) ?? []))
  return (sheets[0]?.rows ?? []).flat().filter((cell) => typeof cell === 'string')
}

const getVisibleRows = () => document.querySelectorAll('tbody tr')

const DENGUE = /Dengue control/
const PEAT = /Peat swamps/

const ID = 'Application Id'
const TITLE = 'Project Title'
const SUBMITTED = 'Submitted Date'
const APPLICANT = 'Applicant Name'
const AGREEMENTS = ['Agreement from the URC', 'Signed agreement from the applicant'] as const
const TERMS = ['Start Date', 'Period', 'Approved Amount (LKR)']
const APPROVALS = ['HOD', 'HOD remarks', 'Dean', 'Dean remarks']
const createReviewerHeaders = (...suffixes: string[]) =>
  REVIEWERS.flatMap(({ label }) => suffixes.map((suffix) => `${label} ${suffix}`))

type ListCase = [
  path: string,
  name: string,
  title: RegExp,
  columns: string[],
  lines?: [RegExp, Record<string, unknown>][],
]

const LIST_CASES: ListCase[] = [
  [COUNCIL_PAGES.Admin.viewApplications, 'view-applications', PEAT, [APPLICANT, ID, TITLE, SUBMITTED, 'Status']],
  [paths.orderApplications, 'shortlist-applications', /Flowering times/, [ID, TITLE, APPLICANT, SUBMITTED, 'Status']],
  [
    paths.requestApproval,
    'request-approval',
    /Epiphytic orchids/,
    [ID, TITLE, SUBMITTED, 'HOD Status', 'HOD asked', 'HOD e-mail', 'Dean Status', 'Dean asked', 'Dean e-mail'],
    [
      [/ferns of the Knuckles/, { 'HOD Status': 'Reject', 'Dean Status': 'Not Decided' }],
      [/Epiphytic orchids/, { 'HOD Status': 'Pending', 'Dean Status': 'Approve' }],
    ],
  ],
  [
    paths.sendReviewers,
    'send-reviewers',
    PEAT,
    [ID, TITLE, ...createReviewerHeaders('name', 'e-mail', 'affiliation', 'invited', 'mark', 'report')],
    [
      [
        /Soil carbon under home gardens/,
        { 'Reviewer 1 invited': 'Yes', 'Reviewer 1 mark': '81', 'Reviewer 1 report': 'Available' },
      ],
      [
        PEAT,
        {
          'Reviewer 1 name': expect.stringMatching(/./),
          'Reviewer 2 invited': 'Yes',
          'Reviewer 2 mark': '',
          'Reviewer 2 report': 'Not Available',
          'Reviewer 3 invited': 'No',
        },
      ],
    ],
  ],
  [
    COUNCIL_PAGES.Admin.approvedApplications,
    'approved-applications',
    PEAT,
    [ID, TITLE, SUBMITTED, ...createReviewerHeaders('mark'), ...APPROVALS, 'Status', ...TERMS],
    [
      [/Dengue control/, { Period: '2 Years', 'Approved Amount (LKR)': '2400000' }],
      [PEAT, { HOD: 'Approved', 'HOD remarks': expect.stringMatching(/./), Dean: 'Approved', Period: '' }],
    ],
  ],
  [
    `${COUNCIL_PAGES.Admin.approvedApplications}?view=board`,
    'decision-board',
    PEAT,
    [
      'Rank',
      ID,
      TITLE,
      ...createReviewerHeaders('mark'),
      'Marks missing',
      'Mean',
      'Spread',
      ...APPROVALS,
      'Planned (LKR)',
    ],
  ],
  [
    paths.requestAgreement,
    'request-agreement',
    DENGUE,
    [ID, TITLE, SUBMITTED, 'Agreement uploaded', 'Requested', 'Applicant e-mail', ...AGREEMENTS],
    [
      [/Soil seed banks/, { Requested: 'Yes', [AGREEMENTS[0]]: 'Available', [AGREEMENTS[1]]: 'Available' }],
      [/Tank cascades/, { 'Agreement uploaded': '2026-11-16 09:00', Requested: 'No' }],
      [DENGUE, { 'Agreement uploaded': '', [AGREEMENTS[0]]: 'Not Available', [AGREEMENTS[1]]: 'Not Available' }],
    ],
  ],
  [
    COUNCIL_PAGES.Admin.requestReport,
    'request-report',
    DENGUE,
    [
      ID,
      'Start Date',
      TITLE,
      'Mid Progress Report',
      'End Progress Report',
      'Final Progress Report',
      'Request sent',
      APPLICANT,
      'Applicant e-mail',
    ],
  ],
  [
    COUNCIL_PAGES.Admin.approveBudget,
    'approve-budget',
    DENGUE,
    [TITLE, ID, 'Request Date', 'Previous Budget', 'Current Budget', 'Decision'],
  ],
]

/** Initial orders of the lists that do not start with the newest application. */
const INITIAL_ORDERS: Readonly<Record<string, string>> = {
  'shortlist-applications': 'Status, ascending',
  'approved-applications': 'Status, ascending',
  'decision-board': 'Rank, ascending',
  'request-report': 'Start Date, descending',
  'approve-budget': 'Request Date, descending',
}

test.each(LIST_CASES)(
  '%s is sorted, is searched by id and names, and exports only columns with data',
  async (path, name, title, columns, expected = []) => {
    const list = await saveList({ path, name, title })
    const { headers, lines, findLine, mock, user } = list
    expect(headers).toEqual(columns)
    for (const [line, cells] of expected) expect(findLine(line)).toMatchObject(cells)
    // The remarks of HOD and Dean take one call for each application.
    expect(countCalls(mock, 'getDetails')).toBeLessThanOrEqual(lines.length)

    expect(await readExcelTexts(list, name)).not.toContainEqual(expect.stringMatching(DAY))

    await user.click(screen.getByRole('button', { name: 'List' }))
    expect(await screen.findByLabelText('Sort by')).toHaveDisplayValue(
      INITIAL_ORDERS[name] ?? 'Submitted Date, descending',
    )
    await user.keyboard('{Escape}')

    // The board compares all applications to decide, and has no search.
    if (name === 'decision-board') return
    const id = screen.getAllByText(/^\d+_2026$/)[0]?.textContent ?? ''
    const people = Object.entries(findLine(new RegExp(`^${id}$`))).filter(([head]) => /^Applicant | name$/.test(head))
    expect(getVisibleRows().length).toBeGreaterThan(1)
    await user.click(screen.getByRole('searchbox'))
    await user.paste([id, ...people.map(([, person]) => person)].join(' '))
    await waitFor(() => expect(getVisibleRows(), `${id} and its people`).toHaveLength(1))
    expect(getVisibleRows()[0]).toHaveTextContent(id)
  },
)

test('overdue reports have a separate column after the scan', async () => {
  const path = `${COUNCIL_PAGES.Admin.requestReport}?needs=report`
  const { findLine } = await saveList({ path, name: 'request-report', title: /Recycled plastics/ })
  expect(findLine(/Recycled plastics/)).toMatchObject({
    'Mid Progress Report': 'Available',
    'Mid Progress Report due since': '',
    'End Progress Report': 'Not Available',
    'End Progress Report due since': '2026-10-01',
    'Final Progress Report': 'Not Available',
    'Request sent': '',
  })
})

test('remarks that cannot be loaded are marked in the saved file', async () => {
  const { findLine } = await saveList({
    path: COUNCIL_PAGES.Admin.approvedApplications,
    name: 'approved-applications',
    title: PEAT,
    faults: [{ call: 'getDetails', kind: 'http-500' }],
  })
  expect(findLine(PEAT)).toMatchObject({ HOD: 'Approved', 'HOD remarks': 'Not loaded' })
})

test('a list is saved as an Excel file, also after a failure', async () => {
  const saved = watchSavedFiles()
  const { user } = await renderPortal({ path: COUNCIL_PAGES.Admin.approvedApplications, person: 'admin@demo.urc' })
  await findRow(PEAT)
  expectLogged(/^The file could not be made\./)
  failToSave()
  await downloadAs(user, 'Excel (XLSX)')
  expect(await screen.findByText(/^The file could not be made\. Nothing was changed\./)).toBeVisible()
  await downloadAs(user, 'Excel (XLSX)')
  await waitFor(() => expect(saved.has(`approved-applications-${TODAY}.xlsx`)).toBe(true))
  const file = saved.get(`approved-applications-${TODAY}.xlsx`)
  const { sheets } = await readXlsx(new Uint8Array((await file?.arrayBuffer()) ?? []))
  const [heads = [], ...lines] = sheets[0]?.rows ?? []
  const peat = lines.find((cells) => cells.some((cell) => PEAT.test(String(cell)))) ?? []
  const getCell = (head: string) => peat[heads.indexOf(head)]
  expect([getCell(ID), getCell('Reviewer 1 mark'), getCell(SUBMITTED)]).toEqual([
    expect.any(String),
    78,
    expect.any(Date),
  ])
})
