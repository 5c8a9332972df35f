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

interface Listed {
  path: string
  name: string
  /** Awaited before the file is requested. */
  title: RegExp
  faults?: Fault[]
}

/** Saves a list as CSV. `lineOf` returns the cells of a line by their heads. */
async function saveList({ path, name, title, ...settings }: Listed) {
  const saved = watchSavedFiles()
  const { user, mock } = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await findRow(title)
  await downloadAs(user, 'CSV')
  await waitFor(() => expect(saved.has(`${name}-${TODAY}.csv`)).toBe(true))
  const text = (await saved.get(`${name}-${TODAY}.csv`)?.text()) ?? ''
  const [heads = [], ...lines] = text.replace('\uFEFF', '').trim().split('\r\n').map(cellsOf)
  const lineOf = (one: RegExp) => {
    const line = lines.find((cells) => cells.some((cell) => one.test(cell)))
    return Object.fromEntries(heads.map((head, index) => [head, line?.[index]]))
  }
  return { heads, lines, lineOf, mock, user, saved }
}

/** Splits a line of `toCsv`; no text of the demo contains a quote. */
/** The day of the demo's clock, in the name of each file. */
const TODAY = '2026-11-20'

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, text, plain = '']) => text ?? plain)

/** A day as the host writes it, or as the portal shows it. */
const DAY = /^(\d{4}-\d\d-\d\d|\d{1,2} [A-Z][a-z]{2} \d{4})\b/

/** Returns all text cells of the list as an Excel file. Dates are no text there. */
async function textsOfExcel({ saved, user }: Awaited<ReturnType<typeof saveList>>, name: string) {
  await downloadAs(user, 'Excel (XLSX)')
  await waitFor(() => expect(saved.has(`${name}-${TODAY}.xlsx`)).toBe(true))
  const file = saved.get(`${name}-${TODAY}.xlsx`)
  const { sheets } = await readXlsx(new Uint8Array((await file?.arrayBuffer()) ?? []))
  return (sheets[0]?.rows ?? []).flat().filter((cell) => typeof cell === 'string')
}

const rowsShown = () => document.querySelectorAll('tbody tr')

const DENGUE = /Dengue control/
const PEAT = /Peat swamps/

const ID = 'Application Id'
const TITLE = 'Project Title'
const SUBMITTED = 'Submitted Date'
const APPLICANT = 'Applicant Name'
const AGREEMENTS = ['Agreement from the URC', 'Signed agreement from the applicant'] as const
const TERMS = ['Start Date', 'Period', 'Approved Amount (LKR)']
const APPROVALS = ['HOD', 'HOD remarks', 'Dean', 'Dean remarks']
const perReviewer = (...things: string[]) =>
  REVIEWERS.flatMap(({ label }) => things.map((thing) => `${label} ${thing}`))

type File = [path: string, name: string, title: RegExp, columns: string[], lines?: [RegExp, Record<string, unknown>][]]

const FILES: File[] = [
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
    [ID, TITLE, ...perReviewer('name', 'e-mail', 'affiliation', 'invited', 'mark', 'report')],
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
    [ID, TITLE, SUBMITTED, ...perReviewer('mark'), ...APPROVALS, 'Status', ...TERMS],
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
      ...perReviewer('mark'),
      'Marks missing',
      'Mean',
      'Spread',
      ...APPROVALS,
      'Planned (LKR)',
      'Running Total (LKR)',
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

/** The first order of the lists that do not start with the newest application. */
const FIRST_ORDER: Readonly<Record<string, string>> = {
  'shortlist-applications': 'Status, ascending',
  'approved-applications': 'Status, ascending',
  'decision-board': 'Rank, ascending',
  'request-report': 'Start Date, descending',
  'approve-budget': 'Request Date, descending',
}

test.each(FILES)(
  '%s is sorted, finds an application by id and names, and exports no control columns',
  async (path, name, title, columns, expected = []) => {
    const list = await saveList({ path, name, title })
    const { heads, lines, lineOf, mock, user } = list
    expect(heads).toEqual(columns)
    for (const [line, cells] of expected) expect(lineOf(line)).toMatchObject(cells)
    // The remarks of HOD and Dean take one call for each application.
    expect(countCalls(mock, 'getDetails')).toBeLessThanOrEqual(lines.length)

    expect(await textsOfExcel(list, name)).not.toContainEqual(expect.stringMatching(DAY))

    await user.click(screen.getByRole('button', { name: 'List' }))
    expect(await screen.findByLabelText('Sort by')).toHaveDisplayValue(
      FIRST_ORDER[name] ?? 'Submitted Date, descending',
    )
    await user.keyboard('{Escape}')

    // The board compares all applications to decide, and has no search.
    if (name === 'decision-board') return
    const id = screen.getAllByText(/^\d+_2026$/)[0]?.textContent ?? ''
    const people = Object.entries(lineOf(new RegExp(`^${id}$`))).filter(([head]) => /^Applicant | name$/.test(head))
    expect(rowsShown().length).toBeGreaterThan(1)
    await user.click(screen.getByRole('searchbox'))
    await user.paste([id, ...people.map(([, person]) => person)].join(' '))
    await waitFor(() => expect(rowsShown(), `${id} and its people`).toHaveLength(1))
    expect(rowsShown()[0]).toHaveTextContent(id)
  },
)

test('reports have a separate column for what is due, once known', async () => {
  const path = `${COUNCIL_PAGES.Admin.requestReport}?needs=report`
  const { lineOf } = await saveList({ path, name: 'request-report', title: /Recycled plastics/ })
  expect(lineOf(/Recycled plastics/)).toMatchObject({
    'Mid Progress Report': 'Available',
    'Mid Progress Report due since': '',
    'End Progress Report': 'Not Available',
    'End Progress Report due since': '2026-10-01',
    'Final Progress Report': 'Not Available',
    'Request sent': '',
  })
})

test('remarks that cannot be loaded are marked in the saved file', async () => {
  const { lineOf } = await saveList({
    path: COUNCIL_PAGES.Admin.approvedApplications,
    name: 'approved-applications',
    title: PEAT,
    faults: [{ call: 'getDetails', kind: 'http-500' }],
  })
  expect(lineOf(PEAT)).toMatchObject({ HOD: 'Approved', 'HOD remarks': 'Not loaded' })
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
  const of = (head: string) => peat[heads.indexOf(head)]
  expect([of(ID), of('Reviewer 1 mark'), of(SUBMITTED)]).toEqual([expect.any(String), 78, expect.any(Date)])
})
