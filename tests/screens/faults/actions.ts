import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import type { CallName } from '@/contract'
import { getDetailsPath, paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import type { FaultKind } from '@/wire/mock/faults'
import type { Habits } from '@mocks/habits'
import { pressInAlert } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { storedDraft } from '../apply/application'
import { makeOfficeFile } from '@tests/support/office-files'
import { buttonsNamed } from './stage'

type OwnTexts = Readonly<Partial<Record<CallName, Partial<Record<FaultKind, readonly string[]>>>>>

/** The interaction on a screen that sends a call. */
export interface Action {
  readonly name: string
  readonly path: string | { readonly pathname: string; readonly state: unknown }
  readonly person?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly habits?: Partial<Habits>
  /** Everything before the last press. */
  readonly fill?: (user: UserEvent) => Promise<void>
  readonly press: (user: UserEvent) => Promise<void>
  /** The text that confirms it; null if a file is saved. */
  readonly done: string | RegExp | null
  /** The text instead of the button if the host lacks the call. */
  readonly absent?: string
  /** The texts that it must show for a failure, by call and fault. */
  readonly says?: OwnTexts
}

const APPLICANT = 'applicant@demo.urc'
const ADMIN = 'admin@demo.urc'
const URC = 'urc@demo.urc'

type Scope = Pick<typeof screen, 'findByLabelText' | 'findByRole' | 'findByText'>

async function enter(values: Readonly<Record<string, string>>, where: Scope = screen): Promise<void> {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await where.findByLabelText(label), { target: { value } })
}

async function choose(user: UserEvent, label: string, file: File, where: Scope = screen): Promise<void> {
  await user.upload(await where.findByLabelText(label), file)
  await where.findByText(file.name, { exact: false, selector: ':not([aria-live] *)' })
}

/** Finds a row by its text, because computing the names of rows is slow. */
async function rowOf(title: RegExp): Promise<Scope> {
  const [found] = await screen.findAllByText(title, { selector: 'tr *' })
  return within(found?.closest('tr') ?? document.body)
}

/** Closes the alert with this text when it appears, because the confirmation follows it. */
function closeOnceShown(name: string): void {
  const observer = new MutationObserver(() => {
    const alert = screen.queryByRole('alertdialog', { name })
    if (alert) fireEvent.click(within(alert).getByRole('button', { name: 'OK' }))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}

const click = (name: RegExp) => async (user: UserEvent) =>
  user.click(
    await waitFor(() => {
      const [button] = buttonsNamed(name)
      expect(button).toBeDefined()
      return button ?? document.body
    }),
  )

const clickInRow = (title: RegExp, name: RegExp) => async (user: UserEvent) =>
  user.click(await (await rowOf(title)).findByRole('button', { name }))

const dialog = async (): Promise<Scope> => within(await screen.findByRole('dialog'))

const clickInDialog = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await (await dialog()).findByRole('button', { name }))

/** Sends a queued write immediately. Stops its countdown, which could end first on a busy machine. */
const atOnce = (press: Action['press']) => async (user: UserEvent) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await press(user)
    await click(/^Do it now/)(user)
  } finally {
    vi.useRealTimers()
  }
}

const save = (
  name: string,
  at: Pick<Action, 'path' | 'person'>,
  press: Action['press'],
  says: OwnTexts = {},
): Action => ({
  name,
  ...at,
  press,
  done: null,
  says,
})

const uploadInDialog = (title: RegExp, label: string): Pick<Action, 'fill' | 'press'> => ({
  fill: async (user) => {
    await clickInRow(title, /^Upload/)(user)
    await choose(user, label, await makePdfFile('letter.pdf'), await dialog())
  },
  press: clickInDialog('Upload'),
})

const emailFrom = (title: RegExp, button: RegExp): Pick<Action, 'fill' | 'press' | 'done'> => ({
  fill: async (user) => {
    await clickInRow(title, button)(user)
    await (await dialog()).findByRole('textbox', { name: 'Message' })
  },
  press: atOnce(clickInDialog('Send')),
  done: messages.email.sent,
})

const NEW_PASSWORD = 'four words in a row'

const ACCOUNT: readonly Action[] = [
  {
    name: 'Log in',
    path: paths.login,
    fill: () => enter({ Email: APPLICANT, Password: 'demo1234' }),
    press: click(/^Login$/),
    done: 'View Applied Grants',
  },
  {
    name: 'Sign up',
    path: paths.signUp,
    fill: () =>
      enter({
        'First Name': 'Ruwan',
        'Last Name': 'Silva',
        Email: 'ruwan@demo.urc',
        Password: NEW_PASSWORD,
        'Confirm Password': NEW_PASSWORD,
      }),
    press: click(/^Sign Up$/),
    done: 'Ruwan, your account is ready. Log in.',
    says: { signUp: { 'lost-answer': [messages.form.network, guidance.unconfirmedTexts.signUp] } },
  },
  {
    name: 'Ask for a new password',
    path: paths.forgotPassword,
    fill: async () => {
      closeOnceShown(messages.passwordReset.done)
      await enter({ Email: APPLICANT })
    },
    press: click(/^Reset Password$/),
    done: guidance.passwordMailed(APPLICANT),
    says: {
      resetPassword: {
        refused: [messages.passwordReset.refused],
        'lost-answer': [messages.passwordReset.network, guidance.unconfirmedTexts.resetPassword],
      },
      sendEmail: {
        'lost-answer': [messages.passwordReset.network, guidance.passwordChangedButNotMailed.happened],
      },
    },
  },
  {
    name: 'Change the password',
    path: paths.changePassword,
    person: APPLICANT,
    fill: () => enter({ 'Current Password': 'demo1234', 'New Password': NEW_PASSWORD }),
    press: click(/^Change Password$/),
    done: messages.passwordChange.done,
    says: { changePassword: { 'lost-answer': [messages.form.network, guidance.unconfirmedTexts.changePassword] } },
  },
  { name: 'Log out', path: paths.dashboard, person: APPLICANT, press: click(/^Log Out$/), done: 'I have an account' },
]

const SUBMITTED = { path: paths.submittedApplications, person: APPLICANT }

const GRANTS: readonly Action[] = [
  save('Save the application', SUBMITTED, clickInRow(/Invasive grasses/, /^PDF/), {
    downloadApplicationPdf: {
      'http-500': [messages.applications.downloadFailed],
      'missing-file': [messages.files.notFound],
    },
  }),
  save('Save the award letter', SUBMITTED, clickInRow(/Invasive grasses/, /^Award letter/), {
    downloadDetailsFile: {
      'http-500': [messages.files.downloadFailed],
      'missing-file': [messages.files.notForThisApplication],
    },
  }),
  save('Save the agreement', SUBMITTED, clickInRow(/Invasive grasses/, /^Download/), {
    downloadAgreement: { 'http-500': [messages.applications.agreementDownloadFailed] },
  }),
  {
    name: 'Send the signed agreement',
    ...SUBMITTED,
    ...uploadInDialog(/Invasive grasses/, 'Signed agreement'),
    done: messages.uploads.fileDone,
    says: { uploadSignedAgreement: { 'lost-answer': [messages.uploads.errorOccurred] } },
  },
  {
    name: 'Delete an application',
    ...SUBMITTED,
    fill: clickInRow(/Mangrove restoration/, /^Delete/),
    press: clickInDialog('Delete'),
    done: messages.applications.deleted,
    says: { deleteApplication: { refused: [messages.applications.deleteRefused(REFUSAL_TEXT)] } },
  },
  {
    name: 'Send a budget',
    path: paths.budget,
    person: APPLICANT,
    fill: async (user) => {
      await enter({ 'Application ID': '8' })
      await choose(user, 'Current Budget', await makePdfFile('budget.pdf'))
    },
    press: click(/^(Submit|Retry)$/),
    done: messages.uploads.filesDone,
  },
  {
    name: 'Send a progress report',
    path: paths.progressReport,
    person: APPLICANT,
    fill: async (user) => {
      await enter({ 'Application ID': '8' })
      await user.click(await screen.findByLabelText('Mid-year progress report'))
      await choose(user, 'Report files', await makePdfFile('report.pdf'))
    },
    press: click(/^(Submit|Retry)$/),
    done: messages.uploads.filesDone,
  },
]

const FILES = ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs']

const NO_DRAFTS = 'The council’s server keeps no drafts. Yours is saved on this device.'

const APPLY: readonly Action[] = [
  {
    name: 'Send the application',
    path: paths.applyUploads,
    person: APPLICANT,
    stored: storedDraft(),
    fill: async (user) => {
      for (const label of FILES) await choose(user, label, await makePdfFile(`${label}.pdf`))
      await click(/^Next$/)(user)
      await screen.findByRole('heading', { name: 'Check your answers' })
    },
    press: click(/^(Finish and Submit|Finish|Go on with application .*)$/),
    done: messages.page.thankYou,
    says: {
      submitApplication: { refused: [messages.form.submissionFailed(REFUSAL_TEXT)] },
      uploadFiles: {
        refused: [messages.finalSubmit.filesFailed, 'Sending stopped'],
        'lost-answer': [messages.finalSubmit.filesFailed],
      },
      submitRows: { refused: [messages.finalSubmit.multipleRowsFailed(REFUSAL_TEXT)] },
    },
  },
  {
    name: 'Choose the faculty',
    path: paths.applyProfile,
    person: APPLICANT,
    fill: async () => void (await screen.findByRole('option', { name: 'Faculty of Science' })),
    press: () => enter({ Faculty: '1' }),
    done: 'Crop Science',
  },
  {
    name: 'Keep the draft with the council',
    path: paths.applyUploads,
    person: APPLICANT,
    stored: storedDraft(),
    fill: async (user) => choose(user, 'Project Proposal', await makePdfFile('proposal.pdf')),
    press: click(/^Save draft with the council$/),
    done: /^The council keeps your draft as application \d+_2026\./,
    absent: NO_DRAFTS,
    says: { saveForm: { 'lost-answer': [guidance.ambiguousWrite.happened, guidance.ambiguousWrite.next] } },
  },
]

const CINNAMON = /Pollination of wild cinnamon/
const HEAT = /Heat stress among outdoor workers/
const DRAINS = /Carbapenem-resistant bacteria/
const DENGUE = /[Dd]engue/
const TANKS = /Tank cascades/
const SOIL = /Soil carbon under home gardens/
const FLOWERS = /Flowering times/

const COUNCIL: readonly Action[] = [
  {
    name: 'Create an account',
    path: paths.newAccount,
    person: ADMIN,
    fill: () =>
      enter({
        'First Name': 'Malini',
        'Last Name': 'Herath',
        Role: 'Admin',
        Email: 'malini@samanala.example',
        Password: NEW_PASSWORD,
        'Confirm Password': NEW_PASSWORD,
      }),
    press: click(/^Create Account$/),
    done: 'Account created successfully.',
  },
  {
    name: 'Set the dates',
    path: paths.applicationDates,
    person: ADMIN,
    fill: () =>
      enter({
        'Open Date': '2026-11-01',
        'Open Time': '08:00',
        'Close Date': '2026-12-05',
        'Close Time': '16:00',
        Year: '2026',
      }),
    press: click(/^Submit$/),
    done: 'Application dates saved successfully.',
    says: { setApplicationDates: { 'lost-answer': [messages.form.network, guidance.unconfirmedTexts.setDates] } },
  },
  {
    name: 'Upload criteria',
    path: COUNCIL_PAGES.Admin.reviewCriteria,
    person: ADMIN,
    fill: async (user) => choose(user, 'Evaluation criteria', makeOfficeFile.docx('new.docx')),
    press: click(/^(Submit|Retry)$/),
    done: messages.uploads.fileDone,
    says: { uploadCriteria: { 'lost-answer': [messages.uploads.errorOccurred] } },
  },
  save(
    'Save the criteria',
    { path: COUNCIL_PAGES.Admin.reviewCriteria, person: ADMIN },
    click(/^Download Evaluation Criteria_URC Grants_1\.docx$/),
  ),
  {
    name: 'Shortlist an application',
    path: paths.orderApplications,
    person: ADMIN,
    fill: clickInRow(FLOWERS, /^Select/),
    press: atOnce(async (user) => user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))),
    done: /^Application \S+: Shortlisted\.$/,
  },
  ...(['HOD', 'Dean'] as const).map((approver): Action => ({
    name: `Ask the ${approver}`,
    path: paths.requestApproval,
    person: ADMIN,
    ...emailFrom(HEAT, new RegExp(`^Send Email to ${approver}`)),
    fill: async (user) => {
      await clickInRow(HEAT, new RegExp(`^Send Email to ${approver}`))(user)
      const inside = await dialog()
      await inside.findByRole('textbox', { name: 'Message' })
      await enter({ Name: 'Prof. Sunil Jayasinghe', Email: 'sunil@samanala.example' }, inside)
    },
  })),
  ...REVIEWERS.map(({ number }): Action => ({
    name: `Invite reviewer ${number}`,
    path: paths.sendReviewers,
    person: ADMIN,
    ...emailFrom(DRAINS, new RegExp(`^Send Email to Reviewer ${number}`)),
  })),
  save(
    'Save an evaluation report',
    { path: paths.sendReviewers, person: ADMIN },
    clickInRow(/Peat swamps/, /^Report of/),
    {
      downloadEvaluationReport: {
        'http-500': [messages.files.downloadError],
        'missing-file': [messages.files.notFoundOnServer],
      },
    },
  ),
  {
    name: 'Enter a review on paper',
    path: paths.reviewerDocuments,
    person: ADMIN,
    fill: async (user) => {
      const form = within(await screen.findByRole('form', { name: 'Document 1' }))
      await user.selectOptions(form.getByLabelText('Reviewer'), 'Reviewer 2')
      await enter({ 'Application ID': '18', Marks: '64' }, form)
      await choose(user, 'Evaluation report', await makePdfFile('report.pdf'), form)
    },
    press: atOnce(click(/^Upload$/)),
    done: messages.uploads.fileDone,
    says: { uploadReviewerDocument: { refused: [messages.uploads.failed] } },
  },
  {
    name: 'Deny an application',
    path: COUNCIL_PAGES.Admin.approvedApplications,
    person: ADMIN,
    fill: clickInRow(SOIL, /^Select status/),
    press: atOnce(clickInDialog('Deny')),
    done: messages.email.rejectionSent,
    says: {
      sendEmail: {
        'lost-answer': [
          messages.email.error,
          'It is saved, but we could not confirm whether the e-mail went out. If it did, a second one will follow.',
        ],
      },
    },
  },
  {
    name: 'Grant an application',
    path: `${COUNCIL_PAGES.urc.approvedApplications}/19`,
    person: URC,
    fill: () => enter({ 'Start Date': '2027-01-01', Period: '2 Years', 'Approved Amount (LKR)': '1250000' }),
    press: atOnce(click(/^Granted$/)),
    done: messages.email.grantedSent,
    says: {
      grantOrDeny: { refused: [messages.review.tryAgain] },
      sendEmail: { refused: [messages.email.errorBecause(REFUSAL_TEXT), 'Granted, but the e-mail did not go out.'] },
    },
  },
  {
    name: 'Upload an award letter',
    path: COUNCIL_PAGES.Admin.approvedApplications,
    person: ADMIN,
    ...uploadInDialog(TANKS, 'Award letter'),
    done: messages.uploads.fileDone,
    says: {
      uploadAwardLetter: {
        refused: [messages.uploads.fileRefused],
        'lost-answer': [messages.uploads.errorOccurred],
      },
    },
  },
  {
    name: 'Upload an agreement',
    path: paths.requestAgreement,
    person: ADMIN,
    ...uploadInDialog(DENGUE, 'Agreement'),
    done: messages.uploads.fileDone,
    says: { uploadAgreement: { 'lost-answer': [messages.uploads.fileError] } },
  },
  {
    name: 'Ask for the agreement',
    path: paths.requestAgreement,
    person: ADMIN,
    ...emailFrom(TANKS, /^Request agreement/),
    says: { requestAgreementByEmail: { 'lost-answer': [messages.email.errorTryAgain] } },
  },
  {
    name: 'Ask for a report',
    path: COUNCIL_PAGES.Admin.requestReport,
    person: ADMIN,
    ...emailFrom(TANKS, /^Send Email/),
  },
  save('Save a progress report', { path: COUNCIL_PAGES.Admin.requestReport, person: ADMIN }, click(/^View Mid-year/), {
    downloadProgressReport: { 'http-500': [messages.applications.reportDownloadFailed] },
  }),
  save(
    'Save a budget',
    { path: COUNCIL_PAGES.Admin.approveBudget, person: ADMIN },
    clickInRow(CINNAMON, /^View Current/),
  ),
  {
    name: 'Decide on a budget',
    path: COUNCIL_PAGES.Admin.approveBudget,
    person: ADMIN,
    fill: async (user) => user.selectOptions(await (await rowOf(CINNAMON)).findByLabelText(/^Decision/), 'Approved'),
    press: atOnce(clickInRow(CINNAMON, /^Save/)),
    done: messages.budget.decisionSaved('Approved'),
    says: {
      listBudgets: {
        refused: ['We could not check whether this application was changed meanwhile. Nothing was sent.'],
      },
      decideBudget: { 'http-500': [messages.budget.decisionError, guidance.ambiguousWrite.happened] },
    },
  },
  {
    name: 'Delete any application',
    path: COUNCIL_PAGES.Admin.viewApplications,
    person: ADMIN,
    fill: clickInRow(FLOWERS, /^Delete/),
    press: clickInDialog('Delete'),
    done: messages.applications.deleted,
  },
]

const INVITED: readonly Action[] = [
  ...(
    [
      ['HOD', '/hod?app_ID=21&Role=HOD', 'decideAsHod'],
      ['Dean', '/dean?app_ID=23&Role=Dean', 'decideAsDean'],
    ] as const
  ).map(([approver, path, call]): Action => ({
    name: `Answer as ${approver}`,
    path,
    fill: async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Approve' }))
      await enter({ Remarks: 'A sound plan.' })
    },
    press: async (user) => {
      await click(/^Submit$/)(user)
      await pressInAlert(user, /you cannot change them afterwards\.$/, 'Approve')
    },
    done: messages.page.thankYouDecision,
    says: { [call]: { refused: [messages.review.submitFailed] } },
  })),
  ...REVIEWERS.map(({ number }): Action => ({
    name: `Review as reviewer ${number}`,
    path: `/reviewer${number}?app_ID=17`,
    // Nobody was invited, so the legacy host would store nothing.
    habits: { uninvitedReviewsDropped: false },
    fill: async (user) => {
      await enter({ 'Overall Marks': '78' })
      await choose(user, 'Evaluation report', await makePdfFile('report.pdf'))
    },
    press: async (user) => {
      await click(/^Submit$/)(user)
      await pressInAlert(user, /you cannot change them afterwards\.$/, 'Send review')
    },
    done: messages.page.thankYou,
  })),
  ...REVIEWERS.map(({ number }) =>
    save(
      `Save the criteria as reviewer ${number}`,
      { path: `/reviewer${number}?app_ID=17` },
      click(/^Download Evaluation Criteria$/),
      {
        [`downloadCriteriaAsReviewer${number}`]: {
          'http-500': [messages.files.downloadTryLater],
          'missing-file': [messages.criteria.none],
        },
      },
    ),
  ),
  {
    name: 'Look at the application',
    path: '/reviewer2?app_ID=18',
    press: click(/^View the application$/),
    done: /^Page 1 of \d/,
    says: { downloadApplicationPdf: { 'http-500': [messages.applications.downloadFailed] } },
  },
  save(
    'Save a document',
    { path: getDetailsPath('8', 'one'), person: APPLICANT },
    click(/^Download.*Project proposal/),
    {
      downloadDetailsFile: { 'missing-file': [messages.files.notForThisApplication] },
    },
  ),
]

export const ACTIONS: readonly Action[] = [...ACCOUNT, ...GRANTS, ...APPLY, ...COUNCIL, ...INVITED]
