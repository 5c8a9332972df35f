import { APPROVERS } from '@/domain/people/approvers'
import { REVIEWERS } from '@/domain/people/reviewers'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { permissions } from '@/domain/people/permissions'
import { STATUS } from '@/domain/status/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { getApplication, findByStatus, getVisibleApplication, filterByStatus } from '../model/applications'
import { assertType, getExtension, OFFICE_AND_PDF, getStoredName, WORD_AND_PDF } from '../model/file-names'
import { storeFile, findNewestFile, openFile } from '../model/files'
import type {
  ApplicationRow,
  ApprovalRow,
  BudgetRevisionRow,
  PersonRow,
  ReviewerRow,
  StoredFileRow,
} from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const toCommonColumns = ({ applicationId, projectTitle, submittedDate, name }: ApplicationRow) => ({
  applicationId: String(applicationId),
  projectTitle,
  submittedDate,
  name,
})

const toApplicationRow = memoizeByRow((row: ApplicationRow) => ({
  ...toCommonColumns(row),
  status: { status: row.status, inWords: false },
}))

/** Returns the same array until an application changes. */
const toApplicationRows = memoizeByRow((all: readonly ApplicationRow[]) =>
  filterByStatus(all, STATUS.submitted, STATUS.approved, STATUS.notApproved, STATUS.granted, STATUS.denied).map((row) =>
    toApplicationRow(row),
  ),
)

export const listApplications: MockCall<'listApplications'> = (_input, { store }) =>
  toApplicationRows(store.applications.all())

const toShortlistRow = memoizeByRow((row: ApplicationRow) => ({ ...toCommonColumns(row), status: row.status }))

const toShortlistRows = memoizeByRow((all: readonly ApplicationRow[]) =>
  filterByStatus(all, STATUS.submitted, STATUS.shortlisted, STATUS.notShortlisted).map((row) => toShortlistRow(row)),
)

export const listApplicationsToShortlist: MockCall<'listApplicationsToShortlist'> = (_input, { store }) =>
  toShortlistRows(store.applications.all())

/** Uses the e-mail address of the account, not of the application. */
const toReportRow = memoizeByRow(
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
  return findByStatus(store, STATUS.granted).map((row) => toReportRow(row, people.get(row.userId)))
}

export const downloadProgressReport: MockCall<'downloadProgressReport'> = ({ applicationId, reportType }, context) => {
  const kind =
    REPORT_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('invalid', 'Invalid report type.')
  const { store, habits } = context
  const reports = store.storedFiles
    .findByApplication(getApplication(context, applicationId).applicationId)
    .filter((file) => file.kind === kind)
  const downloadableReports = habits.reportsOnlyAsPdf
    ? reports.filter(({ name }) => getExtension(name) === 'pdf')
    : reports
  return openFile(context, downloadableReports.at(-1))
}

export const checkFileExistence: MockCall<'checkFileExistence'> = ({ applicationId, fileType }, context) => ({
  exists:
    findNewestFile(context.store, getVisibleApplication(context, applicationId).applicationId, fileType) !== undefined,
})

const toBudgetRow = memoizeByRow(
  ({ applicationId, projectTitle }: ApplicationRow, revision: BudgetRevisionRow | undefined) => ({
    applicationId: String(applicationId),
    projectTitle,
    uploadedAt: revision?.uploadedAt ?? null,
    decision: revision?.decision ?? ('Pending' as const),
  }),
)

export const listBudgets: MockCall<'listBudgets'> = (_input, { store }) =>
  findByStatus(store, STATUS.granted).map((row) =>
    toBudgetRow(row, store.budgetRevisions.findByApplication(row.applicationId)[0]),
  )

export const downloadBudget: MockCall<'downloadBudget'> = ({ applicationId, reportType }, context) => {
  const kind =
    BUDGET_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('invalid', 'Invalid report type.')
  return openFile(context, findNewestFile(context.store, getApplication(context, applicationId).applicationId, kind))
}

export const decideBudget: MockCall<'decideBudget'> = ({ applicationId, decision }, context) => {
  const { store } = context
  const revision = store.budgetRevisions.findByApplication(getApplication(context, applicationId).applicationId)[0]
  if (!revision) return refuse('conflict', 'No budget revision was sent for this application.')
  store.budgetRevisions.update(revision.id, { decision })
  return { message: 'Decision saved successfully' }
}

export const shortlistOrReject: MockCall<'shortlistOrReject'> = ({ applicationId, status }, context) => {
  const application = getApplication(context, applicationId)
  assertAllowed(permissions.order(application.status, status), 'order')
  context.store.applications.update(application.applicationId, { status })
  return { message: 'Status updated successfully' }
}

const toDecisionRow = memoizeByRow(
  (application: ApplicationRow, reviewers: readonly ReviewerRow[], approvals: readonly ApprovalRow[]) => ({
    ...toCommonColumns(application),
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
  findByStatus(store, STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied).map((row) =>
    toDecisionRow(
      row,
      store.reviewers.findByApplication(row.applicationId),
      store.approvals.findByApplication(row.applicationId),
    ),
  )

/** Does not store start date, period and amount of a denial: they are empty. */
export const grantOrDeny: MockCall<'grantOrDeny'> = ({ applicationId, status, startDate, period, amount }, context) => {
  const application = getApplication(context, applicationId)
  assertAllowed(permissions.grantOrDeny(application.status, status), 'grantOrDeny')
  const missingFields = Object.entries({ startDate, period, amount }).filter(([, value]) => value.trim() === '')
  if (status === STATUS.granted && missingFields.length > 0) {
    return refuse('invalid', `Missing required fields: ${missingFields.map(([field]) => field).join(', ')}`)
  }
  const grant = status === STATUS.granted ? { startDate, period, amount, grantedAt: context.nowText } : {}
  context.store.applications.update(application.applicationId, { status, ...grant })
  return { message: 'Status updated successfully' }
}

export const uploadAwardLetter: MockCall<'uploadAwardLetter'> = ({ applicationId, file }, context) => {
  storeDocument(context, { applicationId, file, kind: 'awardLetter', extensions: WORD_AND_PDF })
  return { message: 'File uploaded successfully!' }
}

const toAgreementRow = memoizeByRow(
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
  findByStatus(store, STATUS.granted).map((row) =>
    toAgreementRow(
      row,
      findNewestFile(store, row.applicationId, 'agreementurc'),
      findNewestFile(store, row.applicationId, 'agreement'),
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
  const { applicationId, status } = getApplication(context, upload.applicationId)
  assertAllowed(context.habits.filesBeforeGrant || permissions.exchangeAgreement(status), 'exchangeAgreement')
  assertType(file, extensions, `Invalid file type. Allowed are: ${extensions.join(', ')}.`)
  storeFile(context, { applicationId, kind, name: getStoredName(applicationId, kind, getExtension(file.name)), file })
}
