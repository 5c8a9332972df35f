import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '@/paths'
import type { Mock } from '@mocks/create-mock'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { killPage, findQueueLine, dismissOutcome } from '../../support/queue'
import { pressDoItNow, holdCountdowns, countCalls } from './council-helpers'

async function openPage(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.reviewerDocuments, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Reviewer Documents' })
  return stage
}

const getForm = (number = 1) => within(screen.getByRole('form', { name: `Document ${number}` }))

/** Reviewer 1 of application 18 has given 78 marks, reviewer 2 none. */
async function fillForm(user: UserEvent, { marks = '0', reviewer = 'Reviewer 2' } = {}) {
  await user.selectOptions(getForm().getByLabelText('Reviewer'), reviewer)
  await user.selectOptions(getForm().getByLabelText('Application ID'), '18')
  await user.upload(getForm().getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
  await getForm().findByText('report.pdf', { exact: false })
  if (marks !== '') await user.type(getForm().getByLabelText('Marks'), marks)
}

const pressUpload = (user: UserEvent) => user.click(getForm().getByRole('button', { name: 'Upload' }))

/** Uploads without the wait for Undo. */
async function uploadNow(user: UserEvent) {
  holdCountdowns()
  await pressUpload(user)
  await pressDoItNow(user)
}

const openLink = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

function expectFilledIn({ marks, reviewer }: { marks: string; reviewer: string }) {
  expect(getForm().getByLabelText('Reviewer')).toHaveDisplayValue(reviewer)
  expect(getForm().getByLabelText('Application ID')).toHaveValue('18')
  expect(getForm().getByLabelText('Marks')).toHaveValue(marks)
  expect(getForm().getByText('report.pdf', { exact: false })).toBeVisible()
}

const UPLOAD_DONE = 'File uploaded successfully!'

const REPLACE_QUESTION = /^Replace the mark 78 of Reviewer 1 with 5\?\s18_2026, Peat swamps of Muthurajawela/

const findReview = async ({ store }: Mock, reviewer: number) =>
  (await store()).reviewers.findByApplication(18).find(({ number }) => number === reviewer)

describe('a row', () => {
  test('lists applications by id and title, and allows another row', async () => {
    const { user } = await openPage()
    const options = within(getForm().getByLabelText('Application ID')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^18_2026, Peat swamps of Muthurajawela/),
    )
    for (const option of options.slice(1)) expect(option).toHaveTextContent(/^\d+_2026, ./)
    await user.click(screen.getByRole('button', { name: 'Add another document' }))
    expect(getForm(2).getByLabelText('Reviewer')).toHaveFocus()
  })

  test('is not sent with a missing field', async () => {
    const { user, mock } = await openPage()
    await fillForm(user, { marks: '' })
    await pressUpload(user)
    await expectErrorSummary('Please fill in all fields before uploading.')
    expect(countCalls(mock, 'uploadReviewerDocument')).toBe(0)
  })
})

describe('a review', () => {
  test('waits behind Undo, which keeps the entered values', async () => {
    const { user, mock } = await openPage()
    holdCountdowns()
    await fillForm(user, { marks: '64' })
    await pressUpload(user)
    const line = await findQueueLine(/^Review by Reviewer 2 18_2026: mark 64/)
    expect(line.getByText('is saved in 8 s')).toBeVisible()
    expect(getForm().getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      'This review is on its way: see Sending.',
    )
    await user.click(line.getByRole('button', { name: /^Undo/ }))
    expectFilledIn({ marks: '64', reviewer: 'Reviewer 2' })
    expect(countCalls(mock, 'uploadReviewerDocument')).toBe(0)
    await uploadNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
  })

  test('is uploaded with its marks, including 0, and leaves an empty row', async () => {
    const { user, mock } = await openPage()
    await fillForm(user)
    await uploadNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    await waitFor(() => expect(getForm().getByLabelText('Marks')).toHaveValue(''))
    expect(getForm().getByLabelText('Application ID')).toHaveValue('')
    expect(getForm().queryByText('report.pdf', { exact: false })).toBeNull()
    expect(await findReview(mock, 2)).toMatchObject({ marks: '0' })
    const store = await mock.store()
    expect(store.storedFiles.findByApplication(18).map(({ kind }) => kind)).toContain('reviewer_two')
  })

  test('keeps values that were entered after the upload', async () => {
    const { user } = await openPage()
    holdCountdowns()
    await fillForm(user, { marks: '64' })
    await pressUpload(user)
    await findQueueLine(/^Review by Reviewer 2/)
    await user.selectOptions(getForm().getByLabelText('Reviewer'), 'Reviewer 3')
    await pressDoItNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    expectFilledIn({ marks: '64', reviewer: 'Reviewer 3' })
  })

  test('keeps the entered values after a failure, also from another page', async () => {
    holdTimers(8000)
    const { user } = await openPage({ faults: [{ call: 'uploadReviewerDocument', kind: 'http-500', times: 1 }] })
    holdCountdowns()
    await fillForm(user, { marks: '64' })
    await pressUpload(user)
    await openLink(user, 'Dashboard')
    await pressDoItNow(user)
    const line = await findQueueLine(/Error uploading file\./)
    await user.click(line.getByRole('link'))
    await screen.findByRole('heading', { level: 1, name: 'Reviewer Documents' })
    expectFilledIn({ marks: '64', reviewer: 'Reviewer 2' })
    await uploadNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    await waitFor(() => expect(getForm().getByLabelText('Marks')).toHaveValue(''))
  })

  test('is sent by the next page with its report if the browser was killed', async () => {
    const { user, mock, services } = await openPage()
    holdCountdowns()
    await fillForm(user, { marks: '64' })
    await pressUpload(user)
    await findQueueLine(/^Review by Reviewer 2/)
    await killPage(services)
    const line = await findQueueLine(/^1 review was not sent/)
    await user.click(line.getByRole('button', { name: /^Send/ }))
    await findQueueLine(/1 review: 1 done/)
    expect(await findReview(mock, 2)).toMatchObject({ marks: '64' })
    expect((await mock.store()).storedFiles.findByApplication(18).map(({ kind }) => kind)).toContain('reviewer_two')
  })
})

describe('a mark that replaces another', () => {
  test('asks first, and names both', async () => {
    const { user, mock } = await openPage()
    await fillForm(user, { marks: '5', reviewer: 'Reviewer 1' })
    await pressUpload(user)
    await pressInAlert(user, REPLACE_QUESTION, 'Cancel')
    expectFilledIn({ marks: '5', reviewer: 'Reviewer 1' })
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    holdCountdowns()
    await pressUpload(user)
    await pressInAlert(user, REPLACE_QUESTION, 'Replace')
    await findQueueLine(/^Review by Reviewer 1 18_2026: mark 5 instead of 78/)
    expect(countCalls(mock, 'uploadReviewerDocument')).toBe(0)
    await pressDoItNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    expect(await findReview(mock, 1)).toMatchObject({ marks: '5' })
  })

  test('asks nothing if the mark is the same', async () => {
    const { user, mock } = await openPage()
    await fillForm(user, { marks: '78.0', reviewer: 'Reviewer 1' })
    await uploadNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    expect(await findReview(mock, 1)).toMatchObject({ marks: '78.0' })
  })

  test('is not sent if the mark was changed meanwhile', async () => {
    const { user, mock } = await openPage()
    holdCountdowns()
    await fillForm(user, { marks: '5', reviewer: 'Reviewer 1' })
    await pressUpload(user)
    await pressInAlert(user, REPLACE_QUESTION, 'Replace')
    await findQueueLine(/^Review by Reviewer 1/)
    const { reviewers } = await mock.store()
    for (const { id, number } of reviewers.findByApplication(18))
      if (number === 1) reviewers.update(id, { marks: '81' })
    await pressDoItNow(user)
    await findQueueLine(/This application was changed meanwhile\. Nothing was sent\./)
    expect(countCalls(mock, 'uploadReviewerDocument')).toBe(0)
    expectFilledIn({ marks: '5', reviewer: 'Reviewer 1' })
    expect(await getForm().findByText(/has already given marks for this application: 81\./)).toBeVisible()
  })
})

describe('marks', () => {
  test('are not changed by a key or the wheel', async () => {
    const { user, mock } = await openPage()
    await fillForm(user, { marks: '78.5' })
    const marks = getForm().getByLabelText('Marks')
    await user.keyboard('{ArrowDown}{ArrowUp}{PageDown}')
    await page.getByLabelText('Marks').wheel({ direction: 'down', times: 5 })
    expect(marks).toHaveValue('78.5')
    await uploadNow(user)
    await dismissOutcome(user, UPLOAD_DONE)
    expect(await findReview(mock, 2)).toMatchObject({ marks: '78.5' })
  })

  test.each([
    ['78,5', 'Write the marks as a number, such as 78 or 78.5.'],
    ['780', 'Marks are from 0 to 100.'],
  ])('of %s are refused under their field', async (marks, text) => {
    const { user, mock } = await openPage()
    await fillForm(user, { marks })
    await pressUpload(user)
    expect(await getForm().findByRole('link', { name: text })).toBeVisible()
    expect(getForm().queryByText('Please fill in all fields before uploading.')).toBeNull()
    expect(getForm().getByLabelText('Marks')).toHaveValue(marks)
    expect(getForm().getByLabelText('Marks')).toHaveAccessibleDescription(`A number from 0 to 100. ${text}`)
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'uploadReviewerDocument')).toBe(0)
  })
})
