import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { paths } from '@/app/paths'
import { renderPortal } from '@tests/support/render-portal'
import { row } from './mailing'
import { watchSavedFiles } from './saved-files'

interface Listed {
  path: string
  name: string
  /** Waited for before the file is requested. */
  title: RegExp
}

/** The file that a list saves, with its cells by their heads. */
async function saveList({ path, name, title }: Listed) {
  const saved = watchSavedFiles()
  const { user } = await renderPortal({ path, person: 'admin@demo.urc' })
  await row(title)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved.has(`${name}.csv`)).toBe(true))
  const text = (await saved.get(`${name}.csv`)?.text()) ?? ''
  // Written by `toCsv`: every text is in quotes, and none of these contains one.
  const [heads = [], ...lines] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  const lineOf = (one: RegExp) => {
    const line = lines.find((cells) => cells.some((cell) => one.test(cell)))
    return Object.fromEntries(heads.map((head, index) => [head, line?.[index]]))
  }
  return { heads, lineOf }
}

const DENGUE = /Dengue control/
const PEAT = /Peat swamps/

/** Columns that contain only controls. */
const CONTROLS = ['Select', 'Actions', 'PDF', 'Details', 'Delete', 'Shortlist or Reject', 'Application PDF']

test.each([
  [COUNCIL_PAGES.Admin.viewApplications, 'view-applications', PEAT],
  [paths.orderApplications, 'shortlist-applications', /Flowering times/],
  [paths.requestApproval, 'request-approval', /Epiphytic orchids/],
  [paths.sendReviewers, 'send-reviewers', PEAT],
  [COUNCIL_PAGES.Admin.approvedApplications, 'approved-applications', PEAT],
  [paths.requestAgreement, 'request-agreement', DENGUE],
  [COUNCIL_PAGES.Admin.requestReport, 'request-report', DENGUE],
  [COUNCIL_PAGES.Admin.approveBudget, 'approve-budget', DENGUE],
])('the file of %s has every column except controls', async (path, name, title) => {
  const { heads } = await saveList({ path, name, title })
  const shown = (await row(title)).querySelectorAll<HTMLElement>('[data-label]')
  const labels = Array.from(shown, ({ dataset }) => dataset.label ?? '')
  expect(heads).toEqual(labels.filter((label) => !CONTROLS.includes(label)))
})

test('agreements have the same text in the file as on the screen', async () => {
  const { lineOf } = await saveList({ path: paths.requestAgreement, name: 'request-agreement', title: DENGUE })
  const [council, signed] = ['Agreement from the URC', 'Signed agreement from the applicant']
  expect(lineOf(/Soil seed banks/)).toMatchObject({ Request: 'Requested', [council]: 'Download', [signed]: 'Download' })
  expect(lineOf(/Tank cascades/)).toMatchObject({ Upload: 'Uploaded 16 Nov 2026, 09:00', Request: 'Request' })
  expect(lineOf(DENGUE)).toMatchObject({ Upload: '', [council]: 'Not Available', [signed]: 'Not Available' })
})

test('reports have the same text in the file as on the screen, with what is due', async () => {
  const path = `${COUNCIL_PAGES.Admin.requestReport}?needs=report`
  const { lineOf } = await saveList({ path, name: 'request-report', title: /Recycled plastics/ })
  expect(lineOf(/Recycled plastics/)).toMatchObject({
    'Mid Progress Report': 'View',
    'End Progress Report': 'Not Available. Due since 1 Oct 2026',
    'Final Progress Report': 'Not Available',
    'Send Email': '',
  })
})

test('reviews have the same text in the file as on the screen', async () => {
  const { lineOf } = await saveList({ path: paths.sendReviewers, name: 'send-reviewers', title: PEAT })
  expect(lineOf(/Soil carbon under home gardens/)['Reviewer 1']).toMatch(/, Mark: 81, Evaluation Report$/)
  expect(lineOf(PEAT)['Reviewer 2']).toMatch(/, Mark: N\/A, Report: N\/A$/)
})
