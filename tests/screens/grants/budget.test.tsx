import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { closeAlert } from '@tests/support/alerts'
import { pdfFile, textFile } from './files'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

const open = async (settings: Settings = {}) => {
  const stage = await renderPortal({ path: paths.budget, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Budget Revision' })
  return stage
}

test('the template can be downloaded', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Budget Template' })).toHaveAttribute(
    'href',
    '/Templates/Budget%20Revisions.docx',
  )
  await expectAccessible()
})

test('the title follows the chosen id and cannot be changed', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Application ID'), '8_2026')
  const title = screen.getByLabelText('Project Title')
  expect(title).toHaveValue('Pollination of wild cinnamon and what the loss of stingless bees would cost')
  expect(title).toHaveAttribute('readonly')
})

test('an id and a file are asked for, one after the other', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Please select an application ID')
  await user.selectOptions(screen.getByLabelText('Application ID'), '8_2026')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Current Budget Revision file is required')
  expect(screen.getByRole('link', { name: 'Current Budget Revision file is required' })).toBeVisible()
})

test('a file that is not what it says is refused, and the good one before it stays', async () => {
  const { user } = await open()
  const input = screen.getByLabelText('Current Budget')
  await user.upload(input, await pdfFile('budget.pdf'))
  expect(await screen.findByText('budget.pdf')).toBeVisible()
  await user.upload(input, textFile('budget.xlsx'))
  expect(await screen.findByText(/^budget\.xlsx: This file is damaged/, { selector: 'p' })).toBeVisible()
  expect(screen.getByText('budget.pdf')).toBeVisible()
})

test('the budget is sent, and thanked for', async () => {
  const { user, mock } = await open()
  await user.selectOptions(screen.getByLabelText('Application ID'), '8_2026')
  await user.upload(screen.getByLabelText('Current Budget'), await pdfFile('budget.pdf'))
  await screen.findByText('budget.pdf')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
  const revision = (await mock.store()).budgetRevisions.of(8)[0]
  expect(revision?.decision).toBe('Pending')
})

test('a refusal is told with its reason, and what was entered stays', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Application ID'), '21_2026')
  await user.upload(screen.getByLabelText('Current Budget'), await pdfFile('budget.pdf'))
  await screen.findByText('budget.pdf')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Error uploading files.')
  expect(await screen.findByText('Reports and budgets follow once a grant is given.')).toBeVisible()
  expect(screen.getByLabelText('Application ID')).toHaveDisplayValue('21_2026')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible())
})

test('a file that the host drops for its size is told by its size, and what was entered stays', async () => {
  const { user } = await open({ faults: [{ call: 'submitBudget', kind: 'post-too-large' }] })
  await user.selectOptions(screen.getByLabelText('Application ID'), '8_2026')
  // Blank space behind the end of a PDF does it no harm.
  const large = new File([await pdfFile('budget.pdf'), ' '.repeat(9_000_000)], 'budget.pdf')
  await user.upload(screen.getByLabelText('Current Budget'), large)
  await screen.findByText('budget.pdf')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Error uploading files.')
  expect(await screen.findByText(/^The server did not accept a file of 9 MB\./)).toBeVisible()
  expect(screen.getByLabelText('Application ID')).toHaveDisplayValue('8_2026')
  expect(screen.getAllByText('budget.pdf')[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('somebody who has not applied is told where to begin', async () => {
  await open({ person: 'newcomer@demo.urc' })
  expect(screen.getByText('No applications found.')).toBeVisible()
})
