import type { Client } from '@/api/client'
import type { CallName } from '@/contract'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import type { FileKind } from '@/domain/files/file-kinds'
import { perReviewer, reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { hasSameBytes, isNoFile, needed } from '@/wire/conformance/checks'
import type { Context } from './context'
import { currentDates, existingFile, ownedApplication, statusOf, type GuardedFile } from './existing'
import { docx, noLeave, pdf, personOf, rows } from './sample'
import type { SpareState } from './spares'

/** A valid call by somebody without the right: a refusal concerns the person, and a success is an open door. */
export interface Probe {
  /** Completes "can ...". */
  readonly could: string
  /** Required state of an application, which the run creates. */
  readonly on?: SpareState
  /** The call may change the session. */
  readonly inOwnSession?: boolean
  /** `applicationId` is empty without `on`. */
  readonly send: (client: Client, context: Context, applicationId: string) => Promise<unknown>
  /** Whether the host did it, regardless of its response; null if nothing on the host shows it. */
  readonly did?: (context: Context, applicationId: string) => Promise<boolean | null>
}

/** Lists, with the data that an open door exposes. */
export const LISTS = {
  listApplications: 'read the list of all applications',
  listApplicationsToShortlist: 'read the list of all applications',
  listProgressReports: 'read the list of all grants',
  listBudgets: 'read the list of all budget revisions',
  listApprovedApplications: 'read all decisions and marks',
  listAgreements: 'read the list of all agreements',
  listReviewers: 'read who reviews which application, and the marks',
  listApprovals: 'read what HOD and Dean have decided',
  listSubmittedApplications: 'read a list of applications of their own',
  listApplicationIds: 'read a list of applications of their own',
} as const

export type ListCall = keyof typeof LISTS

export const file = (call: GuardedFile, could: string): Probe => ({
  could,
  send: async (client, context) => (await existingFile(call, context))(client),
})

export const READING_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  getProfile: { could: 'read a profile', send: (client) => client.getProfile({}) },
  getFormData: {
    could: 'read a whole application',
    send: async (client, context) =>
      client.getFormData({ applicationId: (await ownedApplication(context)).applicationId }),
  },
  listCriteria: { could: 'read the names of the evaluation criteria', send: (client) => client.listCriteria({}) },
  downloadCriteria: file('downloadCriteria', 'read the evaluation criteria'),
  downloadAgreement: file('downloadAgreement', 'read a signed agreement'),
  downloadProgressReport: file('downloadProgressReport', 'read a progress report'),
  downloadBudget: file('downloadBudget', 'read a budget'),
  downloadEvaluationReport: file('downloadEvaluationReport', 'read the report of a reviewer'),
}

const moved =
  (status: string) =>
  async (context: Context, applicationId: string): Promise<boolean | null> => {
    const now = await statusOf(context, applicationId)
    return now === null ? null : now === status
  }

/** Checks whether a file of an application has the bytes of an attempt. */
const stored =
  (fileType: FileKind, sent: (context: Context) => File) =>
  (context: Context, applicationId: string): Promise<boolean> =>
    context
      .visitor()
      .downloadDetailsFile({ applicationId, fileType })
      .then(
        (found) => hasSameBytes(found, sent(context)),
        (error: unknown) => (isNoFile(error) ? false : Promise.reject(error as Error)),
      )

const attempted = (context: Context) => pdf('attempt', context.mark)

const asked =
  (approver: Approver) =>
  async (context: Context, applicationId: string): Promise<boolean | null> => {
    const rows = await (await context.asCouncil()).listApprovals({})
    const row = rows.find((row) => row.applicationId === applicationId)
    const email = row && approvalBy(row, approver).email
    // Not every host returns the address.
    return email ? email === ASKED : null
  }

const ASKED = 'attempt@example.org'

const INVITED = { name: 'An attempt', email: ASKED, affiliation: 'University of West' }

const savesReviewer = ({ number }: Reviewer): Probe => ({
  could: 'invite a reviewer',
  on: 'approved',
  send: (client, _, applicationId) => client[`saveReviewer${number}`]({ applicationId, ...INVITED }),
})

const title = (context: Context) => `${context.applicationTitle}, attempt`

export const WRITING_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  createAccount: {
    could: 'make accounts',
    // The legacy host logs the caller in as the new person.
    inOwnSession: true,
    send: (client, context) =>
      client.createAccount({ ...personOf(context.mark, `Attempt${context.accounts.size}`), role: 'Admin' }),
  },
  changePassword: {
    could: 'change a password that they know',
    send: (client, context) => {
      const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
      return client.changePassword({ email, currentPassword: password, newPassword: `${password}-attempt` })
    },
    did: async (context) => {
      const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
      return context.tookPassword({ email, password: `${password}-attempt` })
    },
  },
  setApplicationDates: {
    could: 'set the application dates',
    // Send the current dates, so that nothing changes.
    send: async (client, context) => client.setApplicationDates(await currentDates(context)),
  },
  uploadCriteria: {
    could: 'replace the evaluation criteria',
    send: async (client, context) =>
      client.uploadCriteria({ criteria: context.criteria?.file ?? docx('criteria', context.mark) }),
  },
  submitApplication: {
    could: 'submit an application',
    send: (client, context) => client.submitApplication(context.fields(title(context))),
  },
  saveForm: {
    could: 'store a draft',
    send: (client, context) => client.saveForm({ ...context.fields(title(context)), ...noLeave }),
  },
  saveFileUploads: {
    could: 'store the files of a draft',
    on: 'saved as a draft',
    send: (client, context, applicationId) =>
      client.saveFileUploads({
        ...context.fields(title(context)),
        ...rows,
        applicationId,
        projectProposal: attempted(context),
      }),
  },
  uploadFiles: {
    could: 'replace the files of an application',
    on: 'submitted',
    send: (client, context, applicationId) =>
      client.uploadFiles({ ...context.fields(), ...context.files, projectProposal: attempted(context), applicationId }),
    did: stored('proposal', attempted),
  },
  submitRows: {
    could: 'add rows to an application',
    on: 'submitted',
    send: (client, context, applicationId) => client.submitRows({ ...context.fields(), ...rows, applicationId }),
  },
  deleteApplication: {
    could: 'delete an application',
    on: 'submitted',
    send: (client, _, applicationId) => client.deleteApplication({ applicationId }),
    did: async (context, applicationId) => {
      const rows = await (await context.asNewcomer()).listSubmittedApplications({})
      return rows.length === 0 ? null : !rows.some((row) => row.applicationId === applicationId)
    },
  },
  shortlistOrReject: {
    could: 'shortlist or reject applications',
    on: 'submitted',
    send: (client, _, applicationId) => client.shortlistOrReject({ applicationId, status: '2.1' }),
    did: moved('2.1'),
  },
  saveHod: {
    could: 'ask a HOD for approval',
    on: 'shortlisted',
    send: (client, _, applicationId) => client.saveHod({ applicationId, name: 'An attempt', email: ASKED }),
    did: asked('HOD'),
  },
  saveDean: {
    could: 'ask a Dean for approval',
    on: 'shortlisted',
    send: (client, _, applicationId) => client.saveDean({ applicationId, name: 'An attempt', email: ASKED }),
    did: asked('Dean'),
  },
  ...perReviewer('saveReviewer', savesReviewer),
  uploadReviewerDocument: {
    could: 'enter a review with marks',
    on: 'approved',
    send: (client, context, applicationId) =>
      client.uploadReviewerDocument({
        applicationId,
        marks: '1',
        reviewer: 'reviewer_one',
        report: attempted(context),
      }),
    did: async (context, applicationId) => {
      const found = await context.visitor().getDetails({ applicationId })
      return found === null ? null : reviewBy(found, { number: 1 }).marks === '1'
    },
  },
  grantOrDeny: {
    could: 'grant or deny applications',
    on: 'approved',
    send: (client, _, applicationId) =>
      client.grantOrDeny({ applicationId, status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1' }),
    did: moved('5.1'),
  },
  requestAgreementByEmail: {
    could: 'send an e-mail in the name of the council and mark an agreement as requested',
    on: 'granted',
    send: (client, _, applicationId) =>
      client.requestAgreementByEmail({
        applicationId,
        email: ASKED,
        subject: 'Conformance',
        message: '<p>A test.</p>',
      }),
  },
  uploadAgreement: {
    could: 'replace the agreement of the council',
    on: 'granted',
    send: (client, context, applicationId) => client.uploadAgreement({ applicationId, file: attempted(context) }),
    did: stored('agreementurc', attempted),
  },
  uploadAwardLetter: {
    could: 'replace the award letter',
    on: 'granted',
    send: (client, context, applicationId) => client.uploadAwardLetter({ applicationId, file: attempted(context) }),
    did: stored('awardLetter', attempted),
  },
  decideBudget: {
    could: 'approve or reject budget revisions',
    on: 'revised in its budget',
    send: (client, _, applicationId) => client.decideBudget({ applicationId, decision: 'Rejected' }),
    did: async (context, applicationId) => {
      const rows = await (await context.asCouncil()).listBudgets({})
      return rows.find((row) => row.applicationId === applicationId)?.decision === 'Rejected'
    },
  },
  submitBudget: {
    could: 'send a budget revision',
    on: 'granted',
    send: (client, context, applicationId) =>
      client.submitBudget({ applicationId, projectTitle: title(context), file: attempted(context) }),
    did: stored('budgetRevision', attempted),
  },
  uploadSignedAgreement: {
    could: 'send a signed agreement',
    on: 'sent its agreement',
    send: (client, context, applicationId) => client.uploadSignedAgreement({ applicationId, file: attempted(context) }),
    did: stored('agreement', attempted),
  },
  submitProgressReport: {
    could: 'send a progress report',
    on: 'granted',
    send: (client, context, applicationId) =>
      client.submitProgressReport({ applicationId, reportType: 'mid-year', files: [attempted(context)] }),
    did: stored('progress_midyear', attempted),
  },
}
