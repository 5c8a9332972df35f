import { render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { branding } from '@/branding'
import { getFileStore } from '@/lib/file-store'
import { makePdfFile } from '@tests/support/pdf-file'
import { expectAccessible } from '../../support/axe'
import { createTestServices } from '../../support/test-services'
import { renderPortal, type PageSettings } from '../../support/render-portal'
import { pressInAlert, closeAlert, expectErrorSummary } from '../../support/alerts'
import { breakFileReading, recordSavedFiles } from '@tests/support/files'

/** The first review is recorded. The second reviewer is invited. */
const FIRST_REVIEWER_LINK = '/reviewer1?app_ID=18'
const SECOND_REVIEWER_LINK = '/reviewer2?app_ID=18'

/** Turns off two habits of the legacy host: it drops uninvited reviews, and refuses a mark of 0 as missing. */
const ACCEPTS_EVERY_REVIEW = { uninvitedReviewsDropped: false, zeroIsNoMark: false }

async function openForm(path: string, settings: PageSettings = {}) {
  const stage = await renderPortal({ path, ...settings })
  await screen.findByRole('heading', { level: 2, name: 'Your review' })
  return stage
}

/** The calls of an opened page. The second one is repeated right before sending. */
const CALLS_ON_OPEN = ['getApplicationToReview', 'getDetails']
/** The request arrives, and the host's response is lost. */
const LOST_RESPONSE = { call: 'submitReview2', kind: 'lost-answer', times: 1 } as const
/** The host does not show whether an answer is recorded. */
const DETAILS_REFUSED = { call: 'getDetails', kind: 'refused' } as const

const getStoredFiles = (database: string) => getFileStore(database)((files) => files.getAllKeys('files'))

/** Opens the page on a host that has lost the marks, but not the status. */
async function openWithoutMarks(path: string) {
  const { services, mock } = await createTestServices()
  const { reviewers } = await mock.store()
  reviewers.all().forEach(({ id }) => reviewers.update(id, { marks: null }))
  render(<App services={services} initialPath={path} />)
}

const failWithoutApplication = (): never => {
  throw new Error('the application is not there')
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

const confirm = (user: UserEvent) => pressInAlert(user, /you cannot change them afterwards\.$/, 'Send review')

async function send(user: UserEvent) {
  await submit(user)
  await confirm(user)
}

/** Enters marks and a report, and waits until the report is stored on this device. */
async function fill(
  { user, services }: Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'services'>,
  marks: string,
) {
  await user.type(screen.getByLabelText('Overall Marks'), marks)
  await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
  expect(await screen.findByText('report.pdf')).toBeVisible()
  await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toHaveLength(1))
}

describe('the page', () => {
  test('shows the application, and makes no calls except the check for an earlier answer', async () => {
    const { mock } = await openForm(SECOND_REVIEWER_LINK)
    expect(screen.getByText(/within 14 days of the invitation/)).toBeVisible()
    expect(screen.getByRole('row', { name: 'Application ID 18_2026' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'More Details' })).toHaveAttribute('href', '/moredetailsc/18')
    expect(screen.getByText('Usually 0 to 100.')).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    await expectAccessible()
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
  })

  test.each([1, 2, 3] as const)('of reviewer %i saves the criteria under the name from the host', async (number) => {
    const saved = recordSavedFiles()
    const { user, mock } = await openForm(`/reviewer${number}?app_ID=17`)
    await user.click(screen.getByRole('button', { name: 'Download Evaluation Criteria' }))
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Evaluation Criteria_URC Grants_1.docx' }]))
    expect(mock.calls).toEqual([...CALLS_ON_OPEN, `downloadCriteriaAsReviewer${number}`])
  })
})

describe('the council’s rule on AI tools', () => {
  const RULE = 'Enter <b>no part</b> of the application into such tools.'
  afterEach(() => void (branding.aiToolsForReviewers = null))

  test('is text above the form', async () => {
    branding.aiToolsForReviewers = RULE
    await openForm(SECOND_REVIEWER_LINK)
    expect(screen.getByRole('region', { name: 'AI tools' })).toHaveTextContent(RULE)
    await expectAccessible()
  })

  test.each([
    ['reviewers, if there is none', null, SECOND_REVIEWER_LINK, 'Your review'],
    ['reviewers, if the settings are older', undefined, SECOND_REVIEWER_LINK, 'Your review'],
    ['an HOD', RULE, '/hod?app_ID=21', 'Your decision'],
    ['a reviewer who has answered', RULE, FIRST_REVIEWER_LINK, 'A review was already recorded.'],
  ])('is not shown to %s', async (_, rule, path, heading) => {
    branding.aiToolsForReviewers = rule
    await renderPortal({ path })
    await screen.findByRole('heading', { level: 2, name: heading })
    expect(screen.queryByText('AI tools')).not.toBeInTheDocument()
  })
})

describe('a review', () => {
  test('requires marks and a report', async () => {
    const { user, mock } = await openForm(SECOND_REVIEWER_LINK)
    await user.type(screen.getByLabelText('Overall Marks'), '78')
    await submit(user)
    await expectErrorSummary('Please enter the overall marks and upload the evaluation report.')
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
    await expectAccessible()
  })

  test('shows a hint if the host refuses a mark of 0 as missing', async () => {
    const { user, mock, services } = await openForm(SECOND_REVIEWER_LINK)
    await fill({ user, services }, '0')
    await send(user)
    await closeAlert(user, 'Error: Missing required fields.')
    expect(screen.getByText('If the server says that a field is missing, write 0.0 instead.')).toBeVisible()
    await user.type(screen.getByLabelText('Overall Marks'), '.0')
    await send(user)
    await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
    expect((await mock.store()).reviewers.findByApplication(18)[1]).toMatchObject({ marks: '0.0' })
  })

  test('names a restored report that can no longer be read, and sends nothing', async () => {
    const { user, mock, services } = await openForm(SECOND_REVIEWER_LINK)
    await fill({ user, services }, '78')
    breakFileReading()
    await send(user)
    await closeAlert(user, 'There was an error submitting the data.')
    expect(screen.getByText(/^report\.pdf can no longer be read on this device\. Choose it again\./)).toBeVisible()
    expect(mock.calls).not.toContain('submitReview2')
  })

  test.each([
    { link: SECOND_REVIEWER_LINK, applicationId: 18, number: 2, marks: '0' },
    { link: '/reviewer3?app_ID=18', applicationId: 18, number: 3, marks: 'A minus' },
    { link: '/reviewer1?app_ID=17', applicationId: 17, number: 1, marks: '91.5' },
  ] as const)('of reviewer $number is confirmed, sent once and thanked for', async (expected) => {
    const { link, applicationId, number, marks } = expected
    const { user, mock, services } = await openForm(link, { habits: ACCEPTS_EVERY_REVIEW })
    await fill({ user, services }, marks)
    await submit(user)
    const question = await screen.findByRole('alertdialog', { name: new RegExp(`Overall marks: ${marks}`) })
    expect(question).toHaveTextContent(/Evaluation report: report\.pdf/)
    await confirm(user)
    await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
    expect(screen.getByText(new RegExp(`Overall marks: ${marks}`))).toBeVisible()
    // Later calls belong to the thank-you page, which checks the session.
    expect(mock.calls.slice(0, 4)).toEqual([...CALLS_ON_OPEN, 'getDetails', `submitReview${number}`])
    const store = await mock.store()
    expect(store.reviewers.findByApplication(applicationId).find((row) => row.number === number)).toMatchObject({
      marks,
    })
    await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toEqual([]))
  })

  test('survives a reload with its report, and replaces the form once it is sent', async () => {
    const { user, services, reload } = await openForm(SECOND_REVIEWER_LINK)
    await fill({ user, services }, '78')
    reload()
    expect(await screen.findByLabelText('Overall Marks')).toHaveValue('78')
    expect(await screen.findByText('report.pdf')).toBeVisible()
    await send(user)
    await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
    reload()
    expect(await screen.findByRole('heading', { name: 'Your review is recorded.' })).toBeVisible()
    expect(screen.getByText('78')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expectAccessible()
  })

  test('deletes a removed report from this device', async () => {
    const { user, services } = await openForm(SECOND_REVIEWER_LINK)
    await fill({ user, services }, '78')
    await user.click(screen.getByRole('button', { name: 'Remove report.pdf' }))
    await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toEqual([]))
  })

  test('is sent and confirmed although the browser stores no files', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'InvalidStateError')
    })
    const { user, mock } = await openForm(SECOND_REVIEWER_LINK)
    await user.type(screen.getByLabelText('Overall Marks'), '78')
    await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
    expect(await screen.findByText(/^This browser does not keep what you enter/)).toBeVisible()
    await send(user)
    await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
    expect(mock.calls.filter((call) => call === 'submitReview2')).toHaveLength(1)
  })

  test('is reported as already recorded if the host’s refusal says so', async () => {
    const { user, services } = await openForm(FIRST_REVIEWER_LINK, { faults: [DETAILS_REFUSED] })
    await fill({ user, services }, '12')
    await send(user)
    expect(await screen.findByRole('heading', { name: 'A review was already recorded.' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await expectAccessible()
  })

  test('with a lost response is found on the host, and deleted here', async () => {
    const { user, mock, services } = await openForm(SECOND_REVIEWER_LINK, { faults: [LOST_RESPONSE] })
    await fill({ user, services }, '78')
    await send(user)
    await closeAlert(user, 'There was an error submitting the data.')
    await send(user)
    expect(await screen.findByRole('heading', { name: 'Your review is recorded.' })).toBeVisible()
    expect(mock.calls.filter((call) => call === 'submitReview2')).toHaveLength(1)
    await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toEqual([]))
  })

  test('with a lost response counts as arrived if a retry is refused', async () => {
    const { user, services } = await openForm(SECOND_REVIEWER_LINK, { faults: [LOST_RESPONSE, DETAILS_REFUSED] })
    await fill({ user, services }, '78')
    await send(user)
    await closeAlert(user, 'There was an error submitting the data.')
    await send(user)
    expect(await screen.findByRole('heading', { name: 'Your review is recorded.' })).toBeVisible()
    expect(screen.getByText(/It has most probably arrived\.$/)).toBeVisible()
    await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toEqual([]))
  })

  test('can be stopped while it is being uploaded', async () => {
    const { user, services } = await openForm(SECOND_REVIEWER_LINK, {
      faults: [{ call: 'submitReview2', kind: 'hang' }],
    })
    await fill({ user, services }, '78')
    await send(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You stopped this before the server had confirmed it. It may have arrived.',
    )
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible()
  })
})

describe('a page that is opened again', () => {
  test('on another device shows the marks with their date, without a form', async () => {
    const { mock } = await renderPortal({ path: FIRST_REVIEWER_LINK })
    expect(await screen.findByRole('heading', { name: 'A review was already recorded.' })).toBeVisible()
    expect(screen.getByText('78')).toBeVisible()
    expect(screen.getByText('10 Nov 2026, 18:20')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
    await expectAccessible()
  })

  test('has no form once the application is closed', async () => {
    await openWithoutMarks('/reviewer3?app_ID=10')
    expect(await screen.findByRole('heading', { name: 'No review is needed.' })).toBeVisible()
    expect(screen.queryByLabelText('Overall Marks')).toBeNull()
  })

  test('can still be answered after a grant', async () => {
    await openWithoutMarks('/reviewer3?app_ID=9')
    expect(await screen.findByLabelText('Overall Marks')).toBeVisible()
    expect(screen.queryByText(/^We could not check/)).toBeNull()
  })

  test('has the form, with a note, if the host has two reviewers', async () => {
    const { services } = await createTestServices()
    const { getDetails } = services.client
    const client = {
      ...services.client,
      getDetails: async (...request: Parameters<typeof getDetails>) => {
        const details = (await getDetails(...request)) ?? failWithoutApplication()
        const reviews = details.reviews.map((review) =>
          review.number === 3 ? { ...review, marks: undefined, date: undefined } : review,
        )
        return { ...details, reviews }
      },
    }
    render(<App services={{ ...services, client }} initialPath="/reviewer3?app_ID=18" />)
    expect(await screen.findByText('We could not check whether you have answered already.')).toBeVisible()
    expect(screen.getByLabelText('Overall Marks')).toBeVisible()
    await expectAccessible()
  })
})

describe('a review that the host has accepted', () => {
  test('but not stored, as for an uninvited reviewer, stays on the page', async () => {
    const { user, services, mock, reload } = await openForm('/reviewer3?app_ID=18')
    await fill({ user, services }, '64')
    await send(user)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The council’s server does not show your review.')
    expect(screen.getByLabelText('Overall Marks')).toHaveValue('64')
    expect(screen.getByText('report.pdf')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    expect(mock.calls.filter((call) => call === 'submitReview3')).toHaveLength(1)
    reload()
    expect(await screen.findByText('The council’s server does not show your review.')).toBeVisible()
    expect(screen.getByLabelText('Overall Marks')).toHaveValue('64')
    expect(await screen.findByText('report.pdf')).toBeVisible()
  })

  test('but that does not replace an older one can be compared by opening the link again', async () => {
    const { user, services, mock, reload } = await openForm(FIRST_REVIEWER_LINK, {
      faults: [{ ...DETAILS_REFUSED, times: 2 }],
    })
    vi.spyOn(services.client, 'submitReview1').mockResolvedValueOnce({ message: 'Marks uploaded successfully.' })
    await fill({ user, services }, '12')
    await send(user)
    await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
    reload()
    expect(await screen.findByRole('heading', { name: 'The council’s server shows another review.' })).toBeVisible()
    expect(screen.getByText('78')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy what you entered' })).toBeVisible()
    expect(await getStoredFiles(services.draftDatabaseName)).toHaveLength(1)
    expect(mock.calls).not.toContain('submitReview1')
  })
})

describe('the check right before sending', () => {
  test('finds a review from another device, and does not replace it', async () => {
    const { user, services, mock } = await openForm(SECOND_REVIEWER_LINK, { habits: { answersReplaced: true } })
    await fill({ user, services }, '12')
    const otherDevice = await createTestServices({ mock })
    const report = await makePdfFile('first.pdf')
    await otherDevice.services.client.submitReview2({ applicationId: '18', marks: '91', report })
    await send(user)
    expect(await screen.findByRole('heading', { name: 'A review was already recorded.' })).toBeVisible()
    expect(screen.getByText('91')).toBeVisible()
    expect(screen.getByText(/What you entered now was not sent\./)).toBeVisible()
    expect(mock.calls.filter((call) => call === 'submitReview2')).toHaveLength(1)
    await waitFor(async () => expect(await getStoredFiles(services.draftDatabaseName)).toEqual([]))
  })
})

describe('a link', () => {
  test('without an id makes no call', async () => {
    const { mock } = await renderPortal({ path: '/reviewer3' })
    expect(await screen.findByText('No app_ID provided.')).toBeVisible()
    expect(mock.calls).toEqual([])
  })
})
