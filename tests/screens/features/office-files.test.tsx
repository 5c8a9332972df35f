import { unzipSync } from 'fflate'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMock } from '@mocks/create-mock'
import { COUNCIL_PAGES } from '@/council-pages'
import type { FileKind } from '@/domain/files/file-kinds'
import { getDetailsPath, paths } from '@/paths'
import { makeOfficeFile } from '@tests/support/office-files'
import { renderPortal } from '@tests/support/render-portal'
import { watchSavedFiles } from '../council/saved-files'
import { recordSavedFiles } from '@tests/support/files'

/** The mock's host declares each of them as it did the file in its place. */
const FORMATS: Partial<Record<FileKind | 'criteria', keyof typeof makeOfficeFile>> = {
  agreementurc: 'xlsx',
  projectBudget: 'xls',
  budgetRevision: 'xls',
  progress_midyear: 'xlsx',
  reviewer_one: 'doc',
  reviewer_two: 'rtf',
  reviewer_three: 'odt',
  criteria: 'doc',
}

async function hostWithOfficeFiles() {
  const mock = createMock()
  const store = await mock.store()
  for (const { id, kind, name } of store.storedFiles.all()) {
    const format = FORMATS[kind]
    if (format) store.fileBytes.set(id, makeOfficeFile[format](name))
  }
  return mock
}

const ADMIN = 'admin@demo.urc'
const { approveBudget, requestReport, reviewCriteria } = COUNCIL_PAGES.Admin
const DETAILS = getDetailsPath('8', 'one')
const CRITERIA = 'Evaluation Criteria_URC Grants_1.doc'

test.each([
  [approveBudget, ADMIN, /^View Current Budget/, /^current_budget_\d+\.xls$/],
  [requestReport, ADMIN, /^View Mid-year/, /^mid_report_\d+\.xlsx$/],
  [paths.sendReviewers, ADMIN, /^Report of Reviewer 1/, /^\d+_EvaluationReport\.doc$/],
  [reviewCriteria, ADMIN, /^Download Evaluation/, CRITERIA],
  ['/reviewer1?app_ID=17', undefined, 'Download Evaluation Criteria', CRITERIA],
  [DETAILS, ADMIN, /^Download.*Agreement from the URC/, 'agreementurc_8.xlsx'],
  [DETAILS, ADMIN, /^Download.*report of reviewer 1/, '8_EvaluationReport.doc'],
  [DETAILS, ADMIN, /^Download.*Submitted budget/, 'previous_budget_8.xls'],
])('%s, as %s: %s saves %s', async (path, person, button, name) => {
  const saved = recordSavedFiles()
  const mock = await hostWithOfficeFiles()
  const { user } = await renderPortal({ path, mock, ...(person && { person }) })
  const [first] = await screen.findAllByRole('button', { name: button })
  if (first) await user.click(first)
  await waitFor(() => expect(saved).toMatchObject([{ name: expect.stringMatching(name) }]))
})

test('the ZIP of all originals has the endings, too', async () => {
  const saved = watchSavedFiles()
  const { user } = await renderPortal({
    path: getDetailsPath('8', 'one'),
    person: ADMIN,
    mock: await hostWithOfficeFiles(),
  })
  await user.click(await screen.findByRole('button', { name: 'All originals as ZIP' }))
  const panel = within(await screen.findByRole('region', { name: 'Dossiers and board packs' }))
  expect(await panel.findByText(/is ready\./)).toBeVisible()
  const zip = new Uint8Array((await saved.get('Originals_8-2026-11-20.zip')?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Object.keys(unzipSync(zip))).toEqual(
    expect.arrayContaining([
      '8_Application.pdf',
      '8_Submitted budget.xls',
      '8_Mid-year progress report.xlsx',
      '8_Evaluation report of reviewer 1.doc',
      '8_Evaluation report of reviewer 2.rtf',
    ]),
  )
})
