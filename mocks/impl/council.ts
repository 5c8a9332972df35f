import { APPROVERS } from '@/domain/people/approvers'
import { REVIEWERS } from '@/domain/people/reviewers'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { permissions } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { applicationOf, inStatus, visibleOrRefuse, withStatus } from '../model/applications'
import { requireType, extensionOf, OFFICE_AND_PDF, storedName, WORD_AND_PDF } from '../model/file-names'
import { storeFile, newestFile, openFile } from '../model/files'
import type {
  ApplicationRow,
  ApprovalRow,
  BudgetRevisionRow,
  PersonRow,
  ReviewerRow,
  StoredFileRow,
} from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const toListRow = ({ applicationId, projectTitle, submittedDate, name }: ApplicationRow) => ({
  applicationId: String(applicationId),
  projectTitle,
  submittedDate,
  name,
})

const listed = memoizeByRow((row: ApplicationRow) => ({
  ...toListRow(row),
  status: { status: row.status, inWords: false },
}))

/** The list of all applications keeps its identity until one changes. */
const allListed = memoizeByRow((all: readonly ApplicationRow[]) =>
  withStatus(all, STATUS.submitted, STATUS.approved, STATUS.notApproved, STATUS.granted, STATUS.denied).map((row) =>
    listed(row),
  ),
)

export const listApplications: MockCall<'listApplications'> = (_input, { store }) => allListed(store.applications.all())

const toShortlist = memoizeByRow((row: ApplicationRow) => ({ ...toListRow(row), status: row.status }))

const allToShortlist = memoizeByRow((all: readonly ApplicationRow[]) =>
  withStatus(all, STATUS.submitted, STATUS.shortlisted, STATUS.notShortlisted).map((row) => toShortlist(row)),
)

export const listApplicationsToShortlist: MockCall<'listApplicationsToShortlist'> = (_input, { store }) =>
  allToShortlist(store.applications.all())

/** Uses the address of the account, not of the application. */
const toReport = memoizeByRow(
  ({ applicationId, startDate, projectTitle, name, email }: ApplicationRow, applicant: PersonRow | undefined) => ({
    applicationId: String(applicationId),
    startDate: startDate || null,
    projectTitle,
    email: applicant?.email ?? email,
    name,
  }),
)

export const listProgressReports: MockCall<'listProgressReports'> = (_input, { store }) => {
  const people = new Map(store.people.all().map((person) => [person.id, person]))
  return inStatus(store, STATUS.granted).map((row) => toReport(row, people.get(row.userId)))
}

export const downloadProgressReport: MockCall<'downloadProgressReport'> = ({ applicationId, reportType }, context) => {
  const kind =
    REPORT_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('invalid', 'Invalid report type.')
  const { store, habits } = context
  const sent = store.storedFiles
    .of(applicationOf(context, applicationId).applicationId)
    .filter((file) => file.kind === kind)
  const served = habits.reportsOnlyAsPdf ? sent.filter(({ name }) => extensionOf(name) === 'pdf') : sent
  return openFile(context, served.at(-1))
}

export const checkFileExistence: MockCall<'checkFileExistence'> = ({ applicationId, fileType }, context) => ({
  exists: newestFile(context.store, visibleOrRefuse(context, applicationId).applicationId, fileType) !== undefined,
})

const withBudget = memoizeByRow(
  ({ applicationId, projectTitle }: ApplicationRow, revision: BudgetRevisionRow | undefined) => ({
    applicationId: String(applicationId),
    projectTitle,
    uploadedAt: revision?.uploadedAt ?? null,
    decision: revision?.decision ?? ('Pending' as const),
  }),
)

export const listBudgets: MockCall<'listBudgets'> = (_input, { store }) =>
  inStatus(store, STATUS.granted).map((row) => withBudget(row, store.budgetRevisions.of(row.applicationId)[0]))

export const downloadBudget: MockCall<'downloadBudget'> = ({ applicationId, reportType }, context) => {
  const kind =
    BUDGET_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('invalid', 'Invalid report type.')
  return openFile(context, newestFile(context.store, applicationOf(context, applicationId).applicationId, kind))
}

export const decideBudget: MockCall<'decideBudget'> = ({ applicationId, decision }, context) => {
  const { store } = context
  const revision = store.budgetRevisions.of(applicationOf(context, applicationId).applicationId)[0]
  if (!revision) return refuse('conflict', 'No budget revision was sent for this application.')
  store.budgetRevisions.update(revision.id, { decision })
  return { message: 'Decision saved successfully' }
}

export const shortlistOrReject: MockCall<'shortlistOrReject'> = ({ applicationId, status }, context) => {
  const application = applicationOf(context, applicationId)
  assertAllowed(permissions.order(application.status, status), 'order')
  context.store.applications.update(application.applicationId, { status })
  return { message: 'Status updated successfully' }
}

const toDecide = memoizeByRow(
  (application: ApplicationRow, reviewers: readonly ReviewerRow[], approvals: readonly ApprovalRow[]) => ({
    ...toListRow(application),
    status: application.status,
    email: application.email,
    reviews: REVIEWERS.map(({ number }) => ({
      number,
      marks: reviewers.find((reviewer) => reviewer.number === number)?.marks ?? null,
    })),
    approvals: APPROVERS.map((approver) => ({
      approver,
      decision: approvals.find(({ role }) => role === approver)?.decision ?? null,
    })),
  }),
)

export const listApprovedApplications: MockCall<'listApprovedApplications'> = (_input, { store }) =>
  inStatus(store, STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied).map((row) =>
    toDecide(row, store.reviewers.of(row.applicationId), store.approvals.of(row.applicationId)),
  )

/** A denial has an empty start date, period and amount, which are not stored. */
export const grantOrDeny: MockCall<'grantOrDeny'> = ({ applicationId, status, startDate, period, amount }, context) => {
  const application = applicationOf(context, applicationId)
  assertAllowed(permissions.grantOrDeny(application.status, status), 'grantOrDeny')
  const missing = Object.entries({ startDate, period, amount }).filter(([, value]) => value.trim() === '')
  if (status === STATUS.granted && missing.length > 0) {
    return refuse('invalid', `Missing required fields: ${missing.map(([field]) => field).join(', ')}`)
  }
  const grant = status === STATUS.granted ? { startDate, period, amount, grantedAt: context.nowText } : {}
  context.store.applications.update(application.applicationId, { status, ...grant })
  return { message: 'Status updated successfully' }
}

export const uploadAwardLetter: MockCall<'uploadAwardLetter'> = ({ applicationId, file }, context) => {
  storeDocument(context, { applicationId, file, kind: 'awardLetter', extensions: WORD_AND_PDF })
  return { message: 'File uploaded successfully!' }
}

const withAgreement = memoizeByRow(
  (
    { applicationId, projectTitle, submittedDate, status, email, requested }: ApplicationRow,
    agreement: StoredFileRow | undefined,
    signed: StoredFileRow | undefined,
  ) => ({
    applicationId: String(applicationId),
    projectTitle,
    submittedDate,
    status,
    email,
    requested,
    uploadedAt: agreement?.uploadedAt ?? null,
    hasAgreement: (signed ?? agreement) !== undefined,
  }),
)

export const listAgreements: MockCall<'listAgreements'> = (_input, { store }) =>
  inStatus(store, STATUS.granted).map((row) =>
    withAgreement(
      row,
      newestFile(store, row.applicationId, 'agreementurc'),
      newestFile(store, row.applicationId, 'agreement'),
    ),
  )

export const uploadAgreement: MockCall<'uploadAgreement'> = ({ applicationId, file }, context) => {
  storeDocument(context, { applicationId, file, kind: 'agreementurc', extensions: OFFICE_AND_PDF })
  return { message: 'File uploaded successfully.' }
}

function storeDocument(
  context: MockContext,
  upload: { applicationId: string; file: File; kind: 'awardLetter' | 'agreementurc'; extensions: readonly string[] },
) {
  const { file, kind, extensions } = upload
  const { applicationId, status } = applicationOf(context, upload.applicationId)
  assertAllowed(context.habits.filesBeforeGrant || permissions.exchangeAgreement(status), 'exchangeAgreement')
  requireType(file, extensions, `Invalid file type. Allowed are: ${extensions.join(', ')}.`)
  storeFile(context, { applicationId, kind, name: storedName(applicationId, kind, extensionOf(file.name)), file })
}
