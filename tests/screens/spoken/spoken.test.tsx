import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { getDraft } from '@/features/drafts/get-draft'
import { paths } from '@/paths'
import { pressInAlert } from '@tests/support/alerts'
import { fillFields } from '@tests/support/fill-fields'
import { makePdfFile } from '@tests/support/pdf-file'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from '../apply/application'
import { holdCountdowns } from '../council/council-helpers'
import { listen } from './listen'

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const getMain = () => screen.getByRole('main')
/** Leaves out the header of a step, which is read once. */
const getForm = () => getMain().querySelector('form') ?? getMain()

test('an applicant completes and submits an application', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderPortal({
    path: paths.applyProject,
    person: 'applicant@demo.urc',
    stored: storedDraft({ form: { projectTitle: '' } }),
    prepare: async ({ services }) => {
      const draft = getDraft(services, { owner: '1', applicationId: null })
      await draft.ready
      for (const field of FILE_FIELDS.slice(1)) draft.chooseFile(field, await makePdfFile(`${field}.pdf`, 2), 2)
    },
  })
  await findTitle('Apply New Grant: Projects')
  await waitFor(() => expect(screen.queryByText('Checking the dates')).toBeNull())
  await waitFor(() => expect(getMain()).toHaveTextContent(/Saved \d\d:\d\d on this device/))
  const { read, act, expectTranscript } = await listen()
  await read(getMain())
  await act('Next', async () => {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    return screen.findByRole('alert')
  })
  await read(screen.getByRole('alert'))
  await act('Project Title', () => user.type(screen.getByLabelText('Project Title'), 'Seed banks'))
  await act('Next', async () => {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    return findTitle('Apply New Grant: Investigator/Supervisors')
  })
  await act('Next', async () => {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    return findTitle('Apply New Grant: Uploads')
  })
  await read(getForm())
  await act('Project Proposal', async () => {
    await user.upload(screen.getByLabelText('Project Proposal'), await makePdfFile('proposal.pdf', 12))
    await screen.findByText('12 pages')
  })
  await act('Next', async () => {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Agricultural Economics')
    await screen.findByRole('button', { name: 'Finish and Submit' })
    return findTitle('Apply New Grant: Reviewers')
  })
  await read(getForm())
  await act('Finish and Submit', async () => {
    await user.click(screen.getByRole('button', { name: 'Finish and Submit' }))
    return findTitle('Thank You! Your Data Successfully Submitted.')
  })
  await read(getMain())
  await expectTranscript('apply.txt')
})

test('the Dean answers from a link', async () => {
  const { user } = await renderPortal({ path: '/dean?app_ID=23&Role=Dean' })
  await screen.findByRole('heading', { level: 2, name: 'Your decision' })
  const { read, act, expectTranscript } = await listen()
  await read(getMain())
  await act('Submit', async () => {
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    return screen.findByRole('alert')
  })
  await read(screen.getByRole('alert'))
  await act('Approve', () => user.click(screen.getByRole('radio', { name: 'Approve' })))
  await act('Remarks', () => user.type(screen.getByLabelText('Remarks'), 'Agreed.'))
  await act('Submit', async () => {
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    return screen.findByRole('alertdialog')
  })
  await read(screen.getByRole('alertdialog'))
  await act('Approve', async () => {
    await pressInAlert(user, /you cannot change them afterwards\.$/, 'Approve')
    return findTitle('Thank You, Your Data Successfully Submitted')
  })
  await read(getMain())
  await expectTranscript('dean.txt')
})

test('a reviewer gives marks', async () => {
  const { user } = await renderPortal({ path: '/reviewer2?app_ID=18' })
  await screen.findByRole('heading', { level: 2, name: 'Your review' })
  const { read, act, expectTranscript } = await listen()
  await read(getMain())
  await act('Overall Marks', () => user.type(screen.getByLabelText('Overall Marks'), '78'))
  await act('Evaluation report', async () => {
    await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
    await screen.findByText('report.pdf')
  })
  await act('Submit', async () => {
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    return screen.findByRole('alertdialog')
  })
  await read(screen.getByRole('alertdialog'))
  await act('Send review', async () => {
    await pressInAlert(user, /you cannot change them afterwards\.$/, 'Send review')
    return findTitle('Thank You! Your Data Successfully Submitted.')
  })
  await read(getMain())
  await expectTranscript('review.txt')
})

test('the secretary invites a reviewer', async () => {
  const { user } = await renderPortal({ path: `${paths.sendReviewers}?q=Carbapenem`, person: 'admin@demo.urc' })
  const [button] = await screen.findAllByRole('button', { name: /^Send Email to Reviewer 1/ })
  const { read, act, expectTranscript } = await listen()
  await read(getMain())
  await act('Send Email', async () => {
    if (button) await user.click(button)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('textbox', { name: 'Message' })
    return dialog
  })
  await read(screen.getByRole('dialog'))
  holdCountdowns()
  await act('Send', async () => {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }))
    await read(await screen.findByRole('region', { name: 'Sending' }))
  })
  await act('Do it now', async () => {
    await user.click(screen.getByRole('button', { name: /^Do it now/ }))
    await screen.findByText('Email sent successfully!')
  })
  await read(screen.getByRole('region', { name: 'Sending' }))
  await expectTranscript('invite.txt')
})

test('the director grants an application', async () => {
  const { user } = await renderPortal({
    path: `${COUNCIL_PAGES.urc.approvedApplications}/18?view=board`,
    person: 'urc@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }],
  })
  await findTitle('Decide 18_2026')
  const { read, act, expectTranscript } = await listen()
  await read(getMain())
  const decision = within(screen.getByRole('region', { name: 'Decision' }))
  await act('Granted', async () => {
    await user.click(decision.getByRole('button', { name: 'Granted' }))
    return decision.findByRole('alert')
  })
  await read(decision.getByRole('alert'))
  await act('Start Date', () => user.click(decision.getByLabelText('Start Date')))
  await act('Period', () => user.click(decision.getByLabelText('Period')))
  await act('Approved Amount', () => user.click(decision.getByLabelText('Approved Amount (LKR)')))
  fillFields(decision, { 'Start Date': '2027-01-01', Period: '2 Years', 'Approved Amount (LKR)': '1,250,000' })
  holdCountdowns()
  await act('Granted', async () => {
    await user.click(decision.getByRole('button', { name: 'Granted' }))
    await decision.findByText('Your decision is waiting to go out.')
  })
  await read(screen.getByRole('region', { name: 'Sending' }))
  await act('Do it now', async () => {
    await user.click(screen.getByRole('button', { name: /^Do it now/ }))
    await screen.findByText('Email notification sent to the applicant.')
    await decision.findByText('Granted')
  })
  await read(screen.getByRole('region', { name: 'Decision' }))
  await expectTranscript('decide.txt')
})
