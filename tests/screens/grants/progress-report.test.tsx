import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { makeGate } from '@tests/support/gate'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { delayReading, makeTextFile } from '@tests/support/files'

async function openProgressReport(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.progressReport, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Progress Report' })
  return stage
}

test('each kind of report has a template, and missing values are reported in order', async () => {
  const { user } = await openProgressReport()
  const links = ['Mid Year Report Template', 'End Year Report Template', 'Final Report Template'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href') ?? '',
  )
  expect(links.map(decodeURI)).toEqual([
    '/Templates/Six Months Progresss Evaluation.docx',
    '/Templates/One Year Progress Evaluation.docx',
    '/Templates/Final Report Evaluation.docx',
  ])
  const submit = screen.getByRole('button', { name: 'Submit' })
  await user.click(submit)
  await expectErrorSummary('Please select an application ID')
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(submit)
  await expectErrorSummary('Please choose the kind of report.')
  await user.click(screen.getByLabelText('Year-end progress report'))
  await user.click(submit)
  await expectErrorSummary('Please select a file to upload.')
  expect(screen.getByRole('link', { name: 'Please select a file to upload.' })).toBeVisible()
})

test('several files are accepted, and each invalid one is named', async () => {
  const { user, mock } = await openProgressReport()
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByLabelText('Year-end progress report'))
  const files = [await makePdfFile('report.pdf'), makeTextFile('figures.docx'), await makePdfFile('annex.pdf')]
  await user.upload(screen.getByLabelText('Report files'), files)
  expect(await screen.findByText(/^figures\.docx: This file is damaged/, { selector: 'p, p *' })).toBeVisible()
  expect(screen.getByText('report.pdf')).toBeVisible()
  expect(screen.getByText('annex.pdf')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  const storedFiles = (await mock.store()).storedFiles
    .findByApplication(8)
    .filter(({ kind }) => kind === 'progress_endyear')
  expect(storedFiles).toHaveLength(2)
})

test('files chosen one after the other are each accepted once', async () => {
  const { user } = await openProgressReport()
  const gate = makeGate()
  const input = screen.getByLabelText('Report files')
  const [first, second] = [await makePdfFile('part-1.pdf'), await makePdfFile('part-2.pdf')]
  await user.upload(input, delayReading(first, gate.opened))
  await user.upload(input, [delayReading(new File([first], first.name, first), gate.opened), second])
  await user.upload(input, await makePdfFile('part-3.pdf'))
  await screen.findByText('part-3.pdf')
  gate.open()
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Remove part-3.pdf',
      'Remove part-1.pdf',
      'Remove part-2.pdf',
    ]),
  )
})
