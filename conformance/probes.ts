import type { Client } from '@/api/client'
import type { CallName } from '@/contract'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import type { FileKind } from '@/domain/files/file-kinds'
import { perReviewer, reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { hasSameBytes, isMissingFile, startsLike } from '@/wire/conformance/checks'
import type { Context } from './context'
import { readDates, findDownload, findOwnedApplication, readStatus, type GuardedFile } from './host-data'
import { createDocx, noLeave, createPdf, createPerson, sampleRows } from './sample'
import type { SpareState } from './spares'

/** A valid call by somebody without the right: a refusal concerns the person, and a success is a vulnerability. */
export interface Probe {
  /** Completes "can ...". */
  readonly ability: string
  /** The harm if somebody else than the council can do it. */
  readonly harm?: string
  /** Required state of an application, which the run creates. */
  readonly state?: SpareState
  /** The call may change the session. */
  readonly needsOwnSession?: boolean
  /** `applicationId` is empty without `state`. */
  readonly send: (client: Client, context: Context, applicationId: string) => Promise<unknown>
  /** Whether the host did it, regardless of its response; null if nothing on the host shows it. */
  readonly hadEffect?: (context: Context, applicationId: string) => Promise<boolean | null>
}

/** Lists, with the data that they would expose. */
export const LIST_ABILITIES = {
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

export type ListCall = keyof typeof LIST_ABILITIES

/** A refusal behind a notice looks like a file, so a file counts only if it starts like that of the insider. */
export function createFileProbe(call: GuardedFile, ability: string): Probe {
  const isOfInsider = new WeakMap<Context, boolean>()
  return {
    ability,
    send: async (client, context) => {
      isOfInsider.delete(context)
      const { download, file } = await findDownload(call, context)
      const received = await download(client)
      isOfInsider.set(context, await startsLike(received, file))
    },
    hadEffect: (context) => Promise.resolve(isOfInsider.get(context) ?? false),
  }
}

export const READING_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  getProfile: { ability: 'read a profile', send: (client) => client.getProfile({}) },
  getFormData: {
    ability: 'read a whole application',
    send: async (client, context) =>
      client.getFormData({ applicationId: (await findOwnedApplication(context)).applicationId }),
  },
  listCriteria: { ability: 'read the names of the evaluation criteria', send: (client) => client.listCriteria({}) },
  downloadCriteria: createFileProbe('downloadCriteria', 'read the evaluation criteria'),
  downloadAgreement: createFileProbe('downloadAgreement', 'read a signed agreement'),
  downloadProgressReport: createFileProbe('downloadProgressReport', 'read a progress report'),
  downloadBudget: createFileProbe('downloadBudget', 'read a budget'),
  downloadEvaluationReport: createFileProbe('downloadEvaluationReport', 'read the report of a reviewer'),
}

const hasMovedTo =
  (status: string) =>
  async (context: Context, applicationId: string): Promise<boolean | null> => {
    const actual = await readStatus(context, applicationId)
    return actual === null ? null : actual === status
  }

const openVisitor = (context: Context): Promise<Client> => Promise.resolve(context.openVisitor())

/** Checks whether a file of an application has the bytes of an attempt. */
const hasStored =
  (fileType: FileKind, createFile: (context: Context) => File, openReader = openVisitor) =>
  async (context: Context, applicationId: string): Promise<boolean> => {
    const reader = await openReader(context)
    return reader.downloadDetailsFile({ applicationId, fileType }).then(
      (file) => hasSameBytes(file, createFile(context)),
      (error: unknown) => (isMissingFile(error) ? false : Promise.reject(error as Error)),
    )
  }

const OVERWRITES = { harm: 'overwritten applications' } as const

const attemptRows = {
  ...sampleRows,
  grantRows: [{ fundingSource: 'An attempt', period: '01/01/2014-31/12/2014', currency: 'USD', amount: '1' }],
}

/** Checks whether an application has the rows or the title of an attempt. */
async function hasAttemptedRows(context: Context, applicationId: string): Promise<boolean | null> {
  const { data } = await (await context.getNewcomer()).getFormData({ applicationId })
  if (data.projectTitle === getAttemptTitle(context)) return true
  const rows = data.grantRows ?? []
  // A host may omit the rows.
  return rows.length === 0 ? null : rows.some(({ fundingSource }) => fundingSource === 'An attempt')
}

const createAttemptFile = (context: Context) => createPdf('attempt', context.runId)

const isRequested =
  (approver: Approver) =>
  async (context: Context, applicationId: string): Promise<boolean | null> => {
    const rows = await (await context.getCouncil()).listApprovals({})
    const row = rows.find((row) => row.applicationId === applicationId)
    const email = row && approvalBy(row, approver).email
    // Not every host returns the address.
    return email ? email === ATTEMPT_EMAIL : null
  }

const ATTEMPT_EMAIL = 'attempt@example.org'

const ATTEMPT_REVIEWER = { name: 'An attempt', email: ATTEMPT_EMAIL, affiliation: 'University of West' }

const createReviewerProbe = ({ number }: Reviewer): Probe => ({
  ability: 'invite a reviewer',
  state: 'approved',
  send: (client, _, applicationId) => client[`saveReviewer${number}`]({ applicationId, ...ATTEMPT_REVIEWER }),
})

const getAttemptTitle = (context: Context) => `${context.applicationTitle}, attempt`

export const WRITING_PROBES: Readonly<Partial<Record<CallName, Probe>>> = {
  createAccount: {
    ability: 'make accounts',
    // The legacy host logs the caller in as the new person.
    needsOwnSession: true,
    send: (client, context) =>
      client.createAccount({ ...createPerson(context.runId, `Attempt${context.createdAccounts.size}`), role: 'Admin' }),
  },
  changePassword: {
    ability: 'change a password that they know',
    send: (client, context) => {
      const { email, password } = context.requireAccount()
      return client.changePassword({ email, currentPassword: password, newPassword: `${password}-attempt` })
    },
    hadEffect: async (context) => {
      const { email, password } = context.requireAccount()
      return context.acceptsPassword({ email, password: `${password}-attempt` })
    },
  },
  setApplicationDates: {
    ability: 'set the application dates',
    // Send the current dates, so that nothing changes.
    send: async (client, context) => client.setApplicationDates(await readDates(context)),
  },
  uploadCriteria: {
    ability: 'replace the evaluation criteria',
    send: async (client, context) =>
      client.uploadCriteria({ criteria: context.criteria?.file ?? createDocx('criteria', context.runId) }),
  },
  submitApplication: {
    ability: 'submit an application',
    send: (client, context) => client.submitApplication(context.createFields(getAttemptTitle(context))),
  },
  saveForm: {
    ability: 'store a draft',
    send: (client, context) => client.saveForm({ ...context.createFields(getAttemptTitle(context)), ...noLeave }),
  },
  saveFileUploads: {
    ability: 'store the files of a draft',
    ...OVERWRITES,
    state: 'saved as a draft',
    send: (client, context, applicationId) =>
      client.saveFileUploads({
        ...context.createFields(getAttemptTitle(context)),
        ...sampleRows,
        applicationId,
        projectProposal: createAttemptFile(context),
      }),
    // Visitors see no drafts.
    hadEffect: hasStored('proposal', createAttemptFile, (context) => context.getNewcomer()),
  },
  uploadFiles: {
    ability: 'replace the files of an application',
    ...OVERWRITES,
    state: 'submitted',
    send: (client, context, applicationId) =>
      client.uploadFiles({
        ...context.createFields(),
        ...context.files,
        projectProposal: createAttemptFile(context),
        applicationId,
      }),
    hadEffect: hasStored('proposal', createAttemptFile),
  },
  submitRows: {
    ability: 'add rows to an application',
    ...OVERWRITES,
    state: 'submitted',
    send: (client, context, applicationId) =>
      client.submitRows({ ...context.createFields(getAttemptTitle(context)), ...attemptRows, applicationId }),
    hadEffect: hasAttemptedRows,
  },
  deleteApplication: {
    ability: 'delete an application',
    ...OVERWRITES,
    state: 'submitted',
    send: (client, _, applicationId) => client.deleteApplication({ applicationId }),
    hadEffect: async (context, applicationId) => {
      const rows = await (await context.getNewcomer()).listSubmittedApplications({})
      return rows.length === 0 ? null : !rows.some((row) => row.applicationId === applicationId)
    },
  },
  shortlistOrReject: {
    ability: 'shortlist or reject applications',
    state: 'submitted',
    send: (client, _, applicationId) => client.shortlistOrReject({ applicationId, status: '2.1' }),
    hadEffect: hasMovedTo('2.1'),
  },
  saveHod: {
    ability: 'ask a HOD for approval',
    state: 'shortlisted',
    send: (client, _, applicationId) => client.saveHod({ applicationId, name: 'An attempt', email: ATTEMPT_EMAIL }),
    hadEffect: isRequested('HOD'),
  },
  saveDean: {
    ability: 'ask a Dean for approval',
    state: 'shortlisted',
    send: (client, _, applicationId) => client.saveDean({ applicationId, name: 'An attempt', email: ATTEMPT_EMAIL }),
    hadEffect: isRequested('Dean'),
  },
  ...perReviewer('saveReviewer', createReviewerProbe),
  uploadReviewerDocument: {
    ability: 'enter a review with marks',
    state: 'approved',
    send: (client, context, applicationId) =>
      client.uploadReviewerDocument({
        applicationId,
        marks: '1',
        reviewer: 'reviewer_one',
        report: createAttemptFile(context),
      }),
    hadEffect: async (context, applicationId) => {
      const details = await context.openVisitor().getDetails({ applicationId })
      return details === null ? null : reviewBy(details, { number: 1 }).marks === '1'
    },
  },
  grantOrDeny: {
    ability: 'grant or deny applications',
    state: 'approved',
    send: (client, _, applicationId) =>
      client.grantOrDeny({ applicationId, status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1' }),
    hadEffect: hasMovedTo('5.1'),
  },
  requestAgreementByEmail: {
    ability: 'send an e-mail in the name of the council and mark an agreement as requested',
    state: 'granted',
    send: (client, _, applicationId) =>
      client.requestAgreementByEmail({
        applicationId,
        email: ATTEMPT_EMAIL,
        subject: 'Conformance',
        message: '<p>A test.</p>',
      }),
  },
  uploadAgreement: {
    ability: 'replace the agreement of the council',
    state: 'granted',
    send: (client, context, applicationId) =>
      client.uploadAgreement({ applicationId, file: createAttemptFile(context) }),
    hadEffect: hasStored('agreementurc', createAttemptFile),
  },
  uploadAwardLetter: {
    ability: 'replace the award letter',
    state: 'granted',
    send: (client, context, applicationId) =>
      client.uploadAwardLetter({ applicationId, file: createAttemptFile(context) }),
    hadEffect: hasStored('awardLetter', createAttemptFile),
  },
  decideBudget: {
    ability: 'approve or reject budget revisions',
    state: 'revised in its budget',
    send: (client, _, applicationId) => client.decideBudget({ applicationId, decision: 'Rejected' }),
    hadEffect: async (context, applicationId) => {
      const rows = await (await context.getCouncil()).listBudgets({})
      return rows.find((row) => row.applicationId === applicationId)?.decision === 'Rejected'
    },
  },
  submitBudget: {
    ability: 'replace the budget revision of an application',
    ...OVERWRITES,
    state: 'granted',
    send: (client, context, applicationId) =>
      client.submitBudget({ applicationId, projectTitle: getAttemptTitle(context), file: createAttemptFile(context) }),
    hadEffect: hasStored('budgetRevision', createAttemptFile),
  },
  uploadSignedAgreement: {
    ability: 'replace the signed agreement of an application',
    ...OVERWRITES,
    state: 'sent its agreement',
    send: (client, context, applicationId) =>
      client.uploadSignedAgreement({ applicationId, file: createAttemptFile(context) }),
    hadEffect: hasStored('agreement', createAttemptFile),
  },
  submitProgressReport: {
    ability: 'replace a progress report of an application',
    ...OVERWRITES,
    state: 'granted',
    send: (client, context, applicationId) =>
      client.submitProgressReport({ applicationId, reportType: 'mid-year', files: [createAttemptFile(context)] }),
    hadEffect: hasStored('progress_midyear', createAttemptFile),
  },
}
