import { APPROVERS } from '@/domain/approvers'
import { REVIEWERS } from '@/domain/reviewers'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/file-kinds'
import { permissions } from '@/domain/roles'
import { STATUS, type StatusCode } from '@/domain/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed, refuse } from '../refusal'
import { applicationOf, visibleOrRefuse } from '../model/applications'
import { requireType, extensionOf, OFFICE_AND_PDF, storedName, WORD_AND_PDF } from '../model/file-names'
import { storeFile, newestFile, openFile } from '../model/files'
import type { ApplicationRow } from '../model/tables'

/** The applications of a list: the legacy host selects them by status. */
const inStatus = ({ store }: MockContext, ...statuses: StatusCode[]) =>
  store.applications.findMany({ where: { status: { in: statuses } } })

const toListRow = ({ applicationId, projectTitle, submittedDate, name }: ApplicationRow) => ({
  applicationId: String(applicationId),
  projectTitle,
  submittedDate,
  name,
})

export const listApplications: MockCall<'listApplications'> = (_input, context) =>
  inStatus(context, STATUS.submitted, STATUS.approved, STATUS.notApproved, STATUS.granted, STATUS.denied).map(
    (row) => ({
      ...toListRow(row),
      status: { status: row.status, inWords: false },
    }),
  )

export const listApplicationsToShortlist: MockCall<'listApplicationsToShortlist'> = (_input, context) =>
  inStatus(context, STATUS.submitted, STATUS.shortlisted, STATUS.notShortlisted).map((row) => ({
    ...toListRow(row),
    status: row.status,
  }))

/** The report is requested at the address of the account, not at the one in the application. */
export const listProgressReports: MockCall<'listProgressReports'> = (_input, context) =>
  inStatus(context, STATUS.granted).map(({ applicationId, applicant, startDate, projectTitle, name, email }) => ({
    applicationId: String(applicationId),
    startDate: startDate || null,
    projectTitle,
    email: applicant?.email ?? email,
    name,
  }))

export const downloadProgressReport: MockCall<'downloadProgressReport'> = ({ applicationId, reportType }, context) => {
  const kind =
    REPORT_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('invalid', 'Invalid report type.')
  const { store, habits } = context
  const sent = store.storedFiles
    .of(applicationOf(context, applicationId).applicationId)
    .filter((file) => file.kind === kind)
  const served = habits.reportsOnlyAsPdf ? sent.filter(({ name }) => extensionOf(name) === 'pdf') : sent
  return openFile(context, served.at(habits.firstReportServed ? 0 : -1))
}

export const checkFileExistence: MockCall<'checkFileExistence'> = ({ applicationId, fileType }, context) => ({
  exists: newestFile(context.store, visibleOrRefuse(context, applicationId).applicationId, fileType) !== undefined,
})

export const listBudgets: MockCall<'listBudgets'> = (_input, context) =>
  inStatus(context, STATUS.granted).map(({ applicationId, projectTitle }) => {
    const revision = context.store.budgetRevisions.of(applicationId)[0]
    return {
      applicationId: String(applicationId),
      projectTitle,
      uploadedAt: revision?.uploadedAt ?? null,
      decision: revision?.decision ?? 'Pending',
    }
  })

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
  assertAllowed(context.habits.statusUnasked || permissions.order(application.status, status), 'order')
  context.store.applications.update(application.applicationId, { status })
  return { message: 'Status updated successfully' }
}

const SHORTLISTED = [STATUS.shortlisted] as const

export const listApprovedApplications: MockCall<'listApprovedApplications'> = (_input, context) =>
  inStatus(
    context,
    ...(context.habits.approvedListOnlyApproved ? [] : SHORTLISTED),
    STATUS.approved,
    STATUS.granted,
    STATUS.denied,
  ).map((application) => {
    const { applicationId, projectTitle, submittedDate, status, name, email } = application
    const reviewers = context.store.reviewers.of(applicationId)
    const approvals = context.store.approvals.of(applicationId)
    return {
      applicationId: String(applicationId),
      projectTitle,
      submittedDate,
      status,
      name,
      email,
      reviews: REVIEWERS.map(({ number }) => ({
        number,
        marks: reviewers.find((reviewer) => reviewer.number === number)?.marks ?? null,
      })),
      approvals: APPROVERS.map((approver) => ({
        approver,
        decision: approvals.find(({ role }) => role === approver)?.decision ?? null,
      })),
    }
  })

/** A denial is sent with an empty start date, period and amount, and stores none. */
export const grantOrDeny: MockCall<'grantOrDeny'> = ({ applicationId, status, startDate, period, amount }, context) => {
  const application = applicationOf(context, applicationId)
  assertAllowed(context.habits.statusUnasked || permissions.grantOrDeny(application.status, status), 'grantOrDeny')
  const missing = Object.entries({ startDate, period, amount }).filter(([, value]) => value.trim() === '')
  if (status === STATUS.granted && missing.length > 0 && !context.habits.statusUnasked) {
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

export const listAgreements: MockCall<'listAgreements'> = (_input, context) =>
  inStatus(context, STATUS.granted).map(({ applicationId, projectTitle, submittedDate, status, email, requested }) => {
    const agreement = newestFile(context.store, applicationId, 'agreementurc')
    const signed = newestFile(context.store, applicationId, 'agreement')
    return {
      applicationId: String(applicationId),
      projectTitle,
      submittedDate,
      status,
      email,
      requested,
      uploadedAt: agreement?.uploadedAt ?? null,
      hasAgreement: (signed ?? agreement) !== undefined,
    }
  })

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
