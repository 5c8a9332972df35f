import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/wire/client/api-error'
import type { Services } from '@/api/services'
import type { CallName } from '@/contract'
import { paths } from '@/paths'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import type { FaultKind } from '@/wire/mock/faults'
import { getDraft } from '@/features/drafts/get-draft'
import { expectAccessible } from '@tests/support/axe'
import { makeReviewers } from '@tests/support/complete-form'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { breakFileReading } from '@tests/support/files'
import { storedDraft } from './application'

/** Opens the last step of a complete application with four files. */
async function open(settings: PageSettings = {}) {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const stage = await renderPortal({
    path: paths.applyReviewers,
    person: 'applicant@demo.urc',
    stored: storedDraft(),
    prepare: async ({ services }) => {
      const draft = getDraft(services, { owner: '1', applicationId: null })
      await draft.ready
      for (const field of FILE_FIELDS) draft.chooseFile(field, await makePdfFile(`${getLabel(field)}.pdf`, 2), 2)
    },
    ...settings,
  })
  await screen.findByRole('heading', { name: 'Check your answers' })
  return stage
}

const finish = () => screen.findByRole('button', { name: 'Finish and Submit' })

const FILES_UNCONFIRMED = `${guidance.ambiguousFiles.happened} ${guidance.ambiguousFiles.next}`

const SENDING: readonly CallName[] = ['submitApplication', 'uploadFiles', 'submitRows']
const sent = (calls: readonly CallName[]) => calls.filter((call) => SENDING.includes(call))

test('the review collapses complete steps, with links to change them', async () => {
  const { user } = await open()
  const uploads = screen.getByRole('region', { name: 'Uploads' })
  await user.click(within(uploads).getByText('Uploads:'))
  expect(within(uploads).getByText(/^Project Proposal\.pdf, [^·]* 2 pages$/)).toBeVisible()
  const profile = screen.getByRole('region', { name: 'Profile' })
  expect(await within(profile).findByText(/ · Faculty of Agriculture$/)).toBeVisible()
  expect(within(profile).getByText('Faculty of Agriculture')).not.toBeVisible()
  expect(screen.queryByRole('region', { name: 'Reviewers' })).toBeNull()
  await expectAccessible()
  await user.click(within(profile).getByRole('link', { name: 'Change Profile' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })).toBeVisible()
})

test('ten presses make one application, and the draft is gone', async () => {
  const { mock, services } = await open()
  const button = await finish()
  for (let press = 0; press < 10; press++) button.click()
  expect(await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })).toBeVisible()
  expect(screen.getByText(/^You will get an e-mail that the application has arrived\./)).toBeVisible()
  expect(sent(mock.calls)).toEqual(SENDING)
  expect(window.open).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(services.local.getItem('formData')).toBeNull())
  expect(services.local.getItem('draftStamp')).toBeNull()
  const application = (await mock.store()).applications
    .all()
    .filter(({ projectTitle }) => projectTitle === 'Seed banks of montane forests')
  expect(application).toHaveLength(1)
  expect(application[0]).toMatchObject({ phone: '077 123 4567', status: '1' })
})

test('an unreadable file is named and can be sent after that', async () => {
  const { user, mock } = await open()
  const lost = breakFileReading()
  await user.click(await finish())
  await closeAlert(user, 'File upload failed. Please try again.')
  expect(
    screen.getByText(/^Project Proposal\.pdf can no longer be read on this device\. Choose it again\./),
  ).toBeVisible()
  expect(screen.queryByText(/connection/)).toBeNull()
  expect(sent(mock.calls)).toEqual(['submitApplication'])
  lost.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(sent(mock.calls)).toEqual(SENDING)
})

test('the alert alone says what failed, and its Retry sends what is missing', async () => {
  const { mock, user } = await open({ faults: [{ call: 'submitRows', kind: 'refused', times: 1 }] })
  await user.click(await finish())
  const text = 'Submission to MultipleRows.php failed: The council cannot do this now.'
  const alert = await screen.findByRole('alertdialog', { name: text })
  expect(alert).toHaveAccessibleDescription(/^The server did not accept this\./)
  const section = screen.getByLabelText('Submission')
  expect(section).toHaveTextContent('Grants, funding and co-investigators: not sent yet')
  expect(section).not.toHaveTextContent(/failed|did not accept|cannot do this/)
  expect(sent(mock.calls)).toEqual(SENDING)
  await pressInAlert(user, text, 'Retry')
  expect(await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })).toBeVisible()
  expect(sent(mock.calls)).toEqual([...SENDING, 'submitRows'])
})

test('Retry on the page sends immediately, even while the alert closes', async () => {
  const { mock, user } = await open({ faults: [{ call: 'uploadFiles', kind: 'http-500', times: 1 }] })
  await user.click(await finish())
  const ok = await screen.findByRole('button', { name: 'OK' })
  const section = within(screen.getByLabelText('Submission'))
  fireEvent.click(ok)
  fireEvent.click(section.getByRole('button', { name: 'Retry', hidden: true }))
  expect(await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })).toBeVisible()
  expect(sent(mock.calls)).toEqual(['submitApplication', 'uploadFiles', 'uploadFiles', 'submitRows'])
})

test.each<[CallName, FaultKind, string]>([
  ['submitApplication', 'html', 'Form submission failed. Please try again.'],
  ['submitApplication', 'network', 'There was an error submitting the form. Please try again.'],
  ['submitRows', 'html', 'Submission to MultipleRows.php failed: Unknown error occurred.'],
])('%s %s: reads the list first, and can be sent again', async (call, kind, text) => {
  const { user, services, mock } = await open({ faults: [{ call, kind, times: 1 }] })
  await user.click(await finish())
  const said = await screen.findByText(text)
  expect(said.closest('[role="alert"]')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(mock.calls).toContain('listSubmittedApplications')
  expect(mock.calls.filter((made) => made === call)).toHaveLength(1)
  expect(services.local.getItem('formData')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: /^Send (?:it|them) again$/ }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
})

test('after a lost response, the list is read and the application resumed', async () => {
  const { user, mock } = await open({ faults: [{ call: 'submitApplication', kind: 'lost-answer' }] })
  await user.click(await finish())
  await screen.findByText(/^Your list shows an application with this title: \d+_2026\.$/)
  expect(screen.queryByText(/Please try again/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Go on with application \d+_2026$/ }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(sent(mock.calls)).toEqual(SENDING)
  expect(screen.queryByText(/You will get an e-mail/)).toBeNull()
})

test('rows with a lost response are found and not sent twice', async () => {
  const { user, mock, services } = await open({ faults: [{ call: 'submitRows', kind: 'lost-answer' }] })
  await user.click(await finish())
  await screen.findByText(/^The council has all of application \d+_2026\.$/)
  expect(screen.queryByText(/again/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(sent(mock.calls)).toEqual(SENDING)
  await waitFor(() => expect(services.local.getItem('formData')).toBeNull())
})

test('a host that returns no rows causes a warning before they are resent', async () => {
  const { user, mock, services } = await open({ faults: [{ call: 'submitRows', kind: 'lost-answer' }] })
  const { getFormData } = services.client
  vi.spyOn(services.client, 'getFormData').mockImplementation(async (...request) => {
    const { data } = await getFormData(...request)
    return { data: { ...data, grantRows: undefined, fundingRows: undefined, coInvestigators: undefined } }
  })
  await user.click(await finish())
  await screen.findByText(/^Your list shows application \d+_2026: your answers and files have arrived\./)
  expect(screen.getByText(/the council may see them twice/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(sent(mock.calls)).toEqual(SENDING)
})

test('files with a lost response can be sent again', async () => {
  const { user } = await open({ faults: [{ call: 'uploadFiles', kind: 'lost-answer', times: 1 }] })
  await user.click(await finish())
  const alert = await screen.findByRole('alertdialog', { name: 'File upload failed. Please try again.' })
  expect(alert).toHaveAccessibleDescription(FILES_UNCONFIRMED)
  await closeAlert(user, 'File upload failed. Please try again.')
  expect(await screen.findByText(/^Your list shows application \d+_2026: your answers have arrived\.$/)).toBeVisible()
  expect(screen.queryByText(FILES_UNCONFIRMED)).toBeNull()
  expect(screen.getByText(/^Your four files:/).closest('li')).toHaveTextContent('not confirmed')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
})

test.each(['the page was closed', 'the upload was cancelled'])('files may have arrived after %s', async (what) => {
  const { user, mock } = await open(
    what === 'the page was closed'
      ? { stored: storedDraft({ submission: { done: ['grant'], begun: 'files' } }) }
      : { faults: [{ call: 'uploadFiles', kind: 'hang', times: 1 }] },
  )
  if (what !== 'the page was closed') {
    await user.click(await finish())
    await waitFor(() => expect(sent(mock.calls)).toContain('uploadFiles'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  }
  expect(await screen.findByText(FILES_UNCONFIRMED)).toBeVisible()
  expect(screen.getByText(/^Your four files:/).closest('li')).toHaveTextContent('not confirmed')
})

test.each<[CallName, string, string]>([
  ['submitApplication', 'grant', 'Send it again'],
  ['uploadFiles', 'files', 'Retry'],
  ['submitRows', 'rows', 'Send them again'],
])('%s stays unconfirmed if sending it again fails before it is sent', async (call, begun, again) => {
  const { user, mock, services } = await open({ faults: [{ call, kind: 'network', times: 1 }] })
  await user.click(await finish())
  if (call === 'uploadFiles') await closeAlert(user, 'File upload failed. Please try again.')
  const button = await screen.findByRole('button', { name: again })
  mock.faults.add({ call: 'checkSession', kind: 'network' })
  await user.click(button)
  await closeAlert(user, /again\.$|Unknown error occurred\.$/)
  expect(await screen.findByRole('button', { name: again })).toBeVisible()
  if (call === 'uploadFiles')
    expect(screen.getByText(/^Your four files:/).closest('li')).toHaveTextContent('not confirmed')
  expect(JSON.parse(services.local.getItem('draftStamp') ?? '{}').submission).toMatchObject({ begun })
  expect(mock.calls.filter((made) => made === call)).toHaveLength(1)
})

test('an unreadable list offers to look again or to resend', async () => {
  const { user, mock } = await open({ faults: [{ call: 'submitApplication', kind: 'lost-answer' }] })
  mock.faults.add({ call: 'listSubmittedApplications', kind: 'html', times: 1 })
  await user.click(await finish())
  expect(await screen.findByText('We could not confirm whether your application was received.')).toBeVisible()
  expect(await screen.findByText(/Look for it under View Applied Grants before trying again\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'I have checked: send it again' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByRole('button', { name: /^Go on with application/ })).toBeVisible()
})

test('a page closed while sending does not send again', async () => {
  const { mock } = await open({ stored: storedDraft({ submission: { done: [], begun: 'grant' } }) })
  expect(await screen.findByText('We could not confirm whether your application was received.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
  expect(await screen.findByText(/^Your list of applications does not show it yet\. It may still arrive/)).toBeVisible()
  expect(sent(mock.calls)).toEqual([])
})

test('a refused file is named and can be replaced and sent', async () => {
  const { user, services, mock } = await open()
  const serverText = 'projectBudget: Only PDF files are allowed.'
  vi.spyOn(services.client, 'uploadFiles').mockRejectedValueOnce(
    new ApiError('uploadFiles', { kind: 'refused', serverText }),
  )
  await user.click(await finish())
  await closeAlert(user, 'File upload failed. Please try again.')
  expect(screen.getByText('Project Budget: Only PDF files are allowed.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Change Uploads' }))
  await user.upload(await screen.findByLabelText('Project Budget'), await makePdfFile('other.pdf', 5))
  await screen.findByText('5 pages')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(sent(mock.calls)).toEqual(SENDING)
})

test('the receipt names the sent files, not later choices', async () => {
  const { user, mock } = await open({ faults: [{ call: 'submitRows', kind: 'refused', times: 1 }] })
  await user.click(await finish())
  await closeAlert(user, 'Submission to MultipleRows.php failed: The council cannot do this now.')
  await user.click(screen.getByRole('link', { name: 'Change Uploads' }))
  await user.upload(await screen.findByLabelText('Project Budget'), await makePdfFile('later.pdf', 5))
  await screen.findByText('5 pages')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(
    screen.getByText(/^Project Proposal: Project Proposal\.pdf\s+Project Budget: Project Budget\.pdf\s/),
  ).toBeVisible()
  expect(sent(mock.calls)).toEqual([...SENDING, 'submitRows'])
})

test('a PDF is linked even if the host returns no id', async () => {
  const { user, services } = await open()
  const { submitApplication, submitRows } = services.client
  vi.spyOn(services.client, 'submitApplication').mockImplementation(async (...request) => {
    const { message } = await submitApplication(...request)
    return { message }
  })
  vi.spyOn(services.client, 'submitRows').mockImplementation(async (...request) => ({
    ...(await submitRows(...request)),
    pdfUrl: 'pdf/12.pdf',
  }))
  await user.click(await finish())
  const link = await screen.findByRole('link', { name: 'Your application (PDF)' })
  expect(link).toHaveAttribute('href', 'http://host.test/pdf/12.pdf')
})

test('missing reviewers are listed, missing steps are named', async () => {
  const { user } = await open()
  const button = await finish()
  await user.clear(screen.getByLabelText('Reviewer 2 Email'))
  await user.click(button)
  await expectErrorSummary('Missing Required Fields:')
  await user.click(screen.getByRole('link', { name: 'Reviewer 2 Email is required.' }))
  expect(screen.getByLabelText('Reviewer 2 Email')).toHaveFocus()
})

test('a missing field in another step stops the submission', async () => {
  const { user, mock } = await open({ stored: storedDraft({ form: { projectTitle: '' } }) })
  const button = await finish()
  expect(screen.getByText('Still to complete: Projects.')).toBeVisible()
  const projects = within(screen.getByRole('region', { name: 'Projects' }))
  expect(projects.getByText('Not answered')).toBeVisible()
  expect(projects.queryByText(/Publication link/)).toBeNull()
  await user.click(button)
  expect((await screen.findByText('Missing required fields.')).closest('[role="alert"]')).toBeVisible()
  expect(sent(mock.calls)).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Projects: Project Title is required.' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })
  const title = screen.getByLabelText('Project Title')
  await waitFor(() => expect(title).toHaveFocus())
  await waitFor(() => expect(title).toHaveAccessibleDescription(/Project Title is required\./))
})

test('the last step is completed by its values and by Finish and Submit', async () => {
  const { user, services } = await open({ faults: [{ call: 'submitApplication', kind: 'refused' }] })
  const completion = () => JSON.parse(services.local.getItem('completionStatus') ?? '{}')
  await user.click(await finish())
  await closeAlert(user, /^Error submitting to Grant\.php/)
  expect(completion()).toMatchObject({ reviewers: true })
  await user.clear(screen.getByLabelText('Reviewer 2 Email'))
  expect(completion()).toMatchObject({ reviewers: false })
  await user.type(screen.getByLabelText('Reviewer 2 Email'), 'bandu@south.example')
  expect(completion()).toMatchObject({ reviewers: true })
})

/** Simulates a host that requires the dates of a leave that nobody takes. */
function insistOnLeave({ client }: Services) {
  const { submitApplication } = client
  return vi.spyOn(client, 'submitApplication').mockImplementation(async (input, options) => {
    const missing = [
      ...(input.leaveDate === '' ? ['Leave_Date'] : []),
      ...(input.leaveDuration === '' ? ['Leave_Duration'] : []),
    ]
    if (missing.length === 0) return submitApplication(input, options)
    throw new ApiError('submitApplication', {
      kind: 'refused',
      serverText: `Missing required fields: ${missing.join(', ')}`,
    })
  })
}

test('a refusal for missing leave fields shows and links them', async () => {
  const { user, services } = await open()
  const send = insistOnLeave(services)
  await user.click(await finish())
  await closeAlert(user, 'Error submitting to Grant.php: Missing required fields: Leave_Date, Leave_Duration')
  expect(screen.getByText(/^Fill in both even if you take no leave\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leave start date' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
  const date = screen.getByLabelText('Leave start date')
  await waitFor(() => expect(date).toHaveFocus())
  expect(date).toHaveValue('')
  expect(screen.getByText(/^Fill in both even if you take no leave\./)).toBeVisible()
  await expectAccessible()
  await user.type(date, '2027-01-01')
  await user.type(screen.getByLabelText('Leave duration in months'), '1')
  await user.click(screen.getByRole('link', { name: /^Reviewers/ }))
  await user.click(await finish())
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(send.mock.lastCall?.[0]).toMatchObject({
    leaveRequested: 'no',
    leaveDate: '2027-01-01',
    leaveDuration: '1',
  })
})

test('the host’s message about its letter replaces the promise on the receipt', async () => {
  const { user, services } = await open()
  const { submitApplication } = services.client
  const said = 'Form submitted successfully, but the confirmation email could not be sent.'
  vi.spyOn(services.client, 'submitApplication').mockImplementation(async (...request) => ({
    ...(await submitApplication(...request)),
    message: said,
  }))
  await user.click(await finish())
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByText(/You will get an e-mail/)).toBeNull()
})

test('Enter in a field sends nothing', async () => {
  const { user, mock } = await open()
  await finish()
  await user.type(screen.getByLabelText('Reviewer 1 Name'), '{Enter}')
  // A submission would have been sent before another page appears.
  await user.click(screen.getByRole('link', { name: 'Change Profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
  expect(sent(mock.calls)).toEqual([])
})

test('dates that cannot be checked do not count as closed', async () => {
  await open({ faults: [{ call: 'getApplicationDates', kind: 'refused' }] })
  await screen.findAllByText('We could not check the dates.')
  expect(screen.queryByText(/^Applications are closed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
})

test('the dates are checked once more just before sending', async () => {
  const { user, mock } = await open()
  const button = await finish()
  mock.faults.add({ call: 'getApplicationDates', kind: 'refused' })
  await user.click(button)
  expect(await screen.findByText(/We could not check the dates\. Your draft is safe/)).toBeVisible()
  expect(sent(mock.calls)).toEqual([])
})

test('the button appears and disappears exactly at the period’s bounds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { clock, services } = await open({ now: new Date('2026-11-30T16:00:00.900+05:30') })
    expect(await finish()).toBeVisible()
    clock.set(new Date('2026-11-30T16:00:01+05:30'))
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
    expect(screen.getByText(/^Applications are closed/)).toBeVisible()
    const value = 'University of the last minute'
    fireEvent.change(screen.getByLabelText('Reviewer 3 Affiliation'), { target: { value } })
    expect(services.local.getItem('formData')).toContain(value)
  } finally {
    vi.useRealTimers()
  }
})

test('a submission without a PDF succeeds with the catalogue’s text', async () => {
  const { user, services } = await open()
  const { submitRows } = services.client
  vi.spyOn(services.client, 'submitRows').mockImplementation(async (...request) => ({
    ...(await submitRows(...request)),
    pdfUrl: '',
  }))
  await user.click(await finish())
  await screen.findByRole('alertdialog', { name: 'Form submitted successfully but no PDF generated!' })
  // The draft is already removed, because the page may be closed here.
  expect(services.local.getItem('formData')).toBeNull()
  await closeAlert(user, 'Form submitted successfully but no PDF generated!')
  expect(await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })).toBeVisible()
})

test('the PDF opens in the tab that the click opened', async () => {
  const { user } = await open()
  const tab = {
    opener: window,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  }
  vi.mocked(window.open).mockReturnValue(tab as never)
  await user.click(await finish())
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
  expect(tab.opener).toBeNull()
  expect(tab.close).not.toHaveBeenCalled()
})

test('a draft of the council is sent as that application', async () => {
  const { user, mock, services } = await open()
  const send = vi.spyOn(services.client, 'submitApplication')
  await user.click(screen.getByRole('button', { name: 'Save draft with the council' }))
  await closeAlert(user, /^The council keeps your draft as application/)
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Reviewers' })
  const draft = (await mock.store()).applications
    .all()
    .find(({ projectTitle, status }) => status === '0' && projectTitle.startsWith('Seed banks'))
  await user.click(await screen.findByRole('link', { name: /^Profile/ }))
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.type(screen.getByLabelText('Leave start date'), '2027-01-01')
  await user.type(screen.getByLabelText('Leave duration in months'), '6')
  await user.click(screen.getByRole('link', { name: /^Reviewers/ }))
  await user.click(await finish())
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    applicationId: String(draft?.applicationId),
    leaveDate: '2027-01-01',
  })
})

test('the receipt page loads before the first call, or nothing is sent', async () => {
  const { user, mock, services } = await open()
  const fetchPage = vi.spyOn(services, 'fetchPage').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(await finish())
  await closeAlert(user, /^Nothing was sent: the page that would confirm it could not be fetched\./)
  expect(fetchPage).toHaveBeenCalledWith(paths.thankYou)
  expect(sent(mock.calls)).toEqual([])
  await user.click(await finish())
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
})

test('warnings are repeated before sending and block nothing', async () => {
  const form = {
    email: 'nonsense',
    publication1: 'javascript:alert(1)',
    reviewers: makeReviewers({ 2: { email: 'bandu@sоuth.example' } }),
  }
  const { user, mock } = await open({ stored: storedDraft({ form }) })
  const question =
    /^Send the application as it is\?\s• Email: This does not look like an e-mail address\.\s• Publication link 1: /
  const button = await finish()
  for (let press = 0; press < 3; press++) button.click()
  await pressInAlert(user, question, 'Go back')
  expect(sent(mock.calls)).toEqual([])
  expect(window.open).not.toHaveBeenCalled()
  await user.click(await finish())
  await pressInAlert(user, question, 'Send it')
  await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })
})
