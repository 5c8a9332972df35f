import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { REFUSAL_TEXT } from '@mocks/faults'
import { expectAccessible } from '@tests/support/axe'
import { makeGate } from '@tests/support/gate'
import { renderPortal } from '@tests/support/render-portal'
import { closeAlert, expectSummary } from '@tests/support/alerts'
import { pdfFile, slowFile, textFile } from './files'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open(settings: Settings = {}) {
  const stage = await renderPortal({ path: paths.progressReport, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Progress Report' })
  return stage
}

test('a template is offered for each kind of report', async () => {
  await open()
  const links = ['Mid Year Report Template', 'End Year Report Template', 'Final Report Template'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href') ?? '',
  )
  expect(links.map(decodeURI)).toEqual([
    '/Templates/Six Months Progresss Evaluation.docx',
    '/Templates/One Year Progress Evaluation.docx',
    '/Templates/Final Report Evaluation.docx',
  ])
  await expectAccessible()
})

test('missing entries are asked for in order', async () => {
  const { user } = await open()
  const submit = screen.getByRole('button', { name: 'Submit' })
  await user.click(submit)
  await expectSummary('Please select an application ID')
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(submit)
  await expectSummary('Please choose the kind of report.')
  await user.click(screen.getByLabelText('Year-end progress report'))
  await user.click(submit)
  await expectSummary('Please select a file to upload.')
  expect(screen.getByRole('link', { name: 'Please select a file to upload.' })).toBeVisible()
})

test('several files are taken, and each that cannot be sent is named', async () => {
  const { user, mock } = await open()
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByLabelText('Year-end progress report'))
  const files = [await pdfFile('report.pdf'), textFile('figures.docx'), await pdfFile('annex.pdf')]
  await user.upload(screen.getByLabelText('Report files'), files)
  expect(await screen.findByText(/^figures\.docx: This file is damaged/, { selector: 'p' })).toBeVisible()
  expect(screen.getByText('report.pdf')).toBeVisible()
  expect(screen.getByText('annex.pdf')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  const kept = (await mock.store()).storedFiles.of(8).filter(({ kind }) => kind === 'progress_endyear')
  expect(kept).toHaveLength(2)
})

test('files chosen one after the other are all taken once, even if an earlier one is slow to read', async () => {
  const { user } = await open()
  const gate = makeGate()
  const input = screen.getByLabelText('Report files')
  const [first, second] = [await pdfFile('part-1.pdf'), await pdfFile('part-2.pdf')]
  await user.upload(input, slowFile(first, gate.opened))
  await user.upload(input, [slowFile(new File([first], first.name, first), gate.opened), second])
  await user.upload(input, await pdfFile('part-3.pdf'))
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

test('a refusal is shown with its reason', async () => {
  const { user } = await open({ faults: [{ call: 'submitProgressReport', kind: 'refused' }] })
  await user.selectOptions(screen.getByLabelText('Application ID'), '8')
  await user.click(screen.getByLabelText('Mid-year progress report'))
  await user.upload(screen.getByLabelText('Report files'), await pdfFile('report.pdf'))
  await screen.findByText('report.pdf')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const alert = await screen.findByRole('alertdialog', { name: 'Error uploading files.' })
  expect(alert).toHaveAccessibleDescription(REFUSAL_TEXT)
  await closeAlert(user, 'Error uploading files.')
  expect(await screen.findByText(REFUSAL_TEXT)).toBeVisible()
})

test('only granted applications are offered, with their titles', async () => {
  await open()
  const options = within(screen.getByLabelText('Application ID')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Select an application ID',
    '1_2026',
    '7_2026',
    '8_2026',
  ])
  expect(screen.getByText(/^Why \d+ of your applications are not listed$/)).toBeVisible()
})
