import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '@/paths'

import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, closeAlert, expectSummary } from '@tests/support/alerts'
import { pdfFile } from '@tests/support/pdf-file'

import { timesCalled } from './mailing'

async function open(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.reviewerDocuments, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Reviewer Documents' })
  return stage
}

const row = (number = 1) => within(screen.getByRole('form', { name: `Document ${number}` }))

async function fillIn(user: UserEvent, { marks = '0' } = {}) {
  await user.selectOptions(row().getByLabelText('Reviewer'), 'Reviewer 2')
  await user.selectOptions(row().getByLabelText('Application ID'), '18')
  await user.upload(row().getByLabelText('Evaluation report'), await pdfFile('report.pdf'))
  await row().findByText('report.pdf', { exact: false })
  if (marks !== '') await user.type(row().getByLabelText('Marks'), marks)
}

const upload = (user: UserEvent) => user.click(row().getByRole('button', { name: 'Upload' }))

describe('a row', () => {
  test('lists applications by id and title, and allows another row', async () => {
    const { user } = await open()
    const options = within(row().getByLabelText('Application ID')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^18_2026, Peat swamps of Muthurajawela/),
    )
    for (const option of options.slice(1)) expect(option).toHaveTextContent(/^\d+_2026, ./)
    await user.click(screen.getByRole('button', { name: 'Add another document' }))
    expect(row(2).getByLabelText('Reviewer')).toHaveFocus()
  })

  test('is not sent with a missing field', async () => {
    const { user, mock } = await open()
    await fillIn(user, { marks: '' })
    await upload(user)
    await expectSummary('Please fill in all fields before uploading.')
    expect(timesCalled(mock, 'uploadReviewerDocument')).toBe(0)
  })
})

test('leaving the page while a report is being uploaded asks first', async () => {
  const { user } = await open({ faults: [{ call: 'uploadReviewerDocument', kind: 'hang' }] })
  await user.click(screen.getByRole('button', { name: 'Add another document' }))
  await fillIn(user)
  await upload(user)
  await row().findByText('Uploading')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))
  await pressInAlert(user, 'Leave this page? What is being uploaded may not arrive.', 'Stay')
  expect(row().getByText('Uploading')).toBeVisible()
})

test('a report is uploaded with its marks, including 0', async () => {
  const { user, mock } = await open()
  await fillIn(user)
  await upload(user)
  await closeAlert(user, 'File uploaded successfully!')
  await waitFor(() => expect(row().getByLabelText('Marks')).toHaveValue(''))
  const store = await mock.store()
  expect(store.reviewers.of(18).find(({ number }) => number === 2)).toMatchObject({ marks: '0' })
  expect(store.storedFiles.of(18).map(({ kind }) => kind)).toContain('reviewer_two')
})

test('a failed upload is reported, and keeps what was typed', async () => {
  const { user } = await open({ faults: [{ call: 'uploadReviewerDocument', kind: 'network', times: 1 }] })
  await fillIn(user, { marks: '64' })
  await upload(user)
  await closeAlert(user, 'Error uploading file.')
  expect(row().getByLabelText('Marks')).toHaveValue('64')
})

test('no key or wheel changes typed marks', async () => {
  const { user, mock } = await open()
  await fillIn(user, { marks: '78.5' })
  const marks = row().getByLabelText('Marks')
  await user.keyboard('{ArrowDown}{ArrowUp}{PageDown}')
  await page.getByLabelText('Marks').wheel({ direction: 'down', times: 5 })
  expect(marks).toHaveValue('78.5')
  await upload(user)
  await closeAlert(user, 'File uploaded successfully!')
  expect((await mock.store()).reviewers.of(18).find(({ number }) => number === 2)).toMatchObject({ marks: '78.5' })
})

test('marks with a decimal comma are refused, with an example', async () => {
  const { user, mock } = await open()
  await fillIn(user, { marks: '78,5' })
  await upload(user)
  expect(await row().findByRole('link', { name: 'Write the marks as a number, such as 78 or 78.5.' })).toBeVisible()
  expect(row().queryByText('Please fill in all fields before uploading.')).toBeNull()
  expect(row().getByLabelText('Marks')).toHaveValue('78,5')
  expect(timesCalled(mock, 'uploadReviewerDocument')).toBe(0)
})

test('marks above the scale are refused under their field', async () => {
  const { user, mock } = await open()
  await fillIn(user, { marks: '780' })
  await upload(user)
  expect(await row().findByRole('link', { name: 'Marks are from 0 to 100.' })).toBeVisible()
  expect(row().getByLabelText('Marks')).toHaveAccessibleDescription('A number from 0 to 100. Marks are from 0 to 100.')
  expect(timesCalled(mock, 'uploadReviewerDocument')).toBe(0)
})
