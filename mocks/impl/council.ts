import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/file-kinds'
import { permissions } from '@/domain/roles'
import type { StatusCode } from '@/domain/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed, refuse } from '../refusal'
import { applicationOf, visibleOrRefuse } from '../model/cases'
import { demandType, extensionOf, OFFICE_AND_PDF, storedName, WORD_AND_PDF } from '../model/file-names'
import { keepFile, newestFile, openFile } from '../model/files'
import type { ApplicationRow } from '../model/tables'

/** The applications that a list holds: the legacy host asks for them by status (wire 4). */
const inStatus = ({ store }: MockContext, ...statuses: StatusCode[]) =>
  store.applications.where(({ status }) => statuses.includes(status))

const toListRow = ({ app_ID, projectTitle, submittedDate, name }: ApplicationRow) => ({
  app_ID: String(app_ID),
  projectTitle,
  submittedDate,
  name,
})

export const listApplications: MockCall<'listApplications'> = (_input, context) =>
  inStatus(context, '1', '3.1', '3.2', '5.1', '5.2').map((row) => ({
    ...toListRow(row),
    Status: { status: row.status, inWords: false },
  }))

export const listApplicationsToShortlist: MockCall<'listApplicationsToShortlist'> = (_input, context) =>
  inStatus(context, '1', '2.1', '2.2').map((row) => ({ ...toListRow(row), Status: row.status }))

/** The report goes to the account's address, whatever the application says (wire 2.6, userEmail). */
export const listProgressReports: MockCall<'listProgressReports'> = (_input, context) =>
  inStatus(context, '5.1').map(({ app_ID, userId, startDate, projectTitle, name, email }) => ({
    Id: String(app_ID),
    startDate: startDate || null,
    projectTitle,
    userEmail: context.store.people.get(userId)?.email ?? email,
    name,
  }))

export const downloadProgressReport: MockCall<'downloadProgressReport'> = ({ app_ID, reportType }, context) => {
  const kind = REPORT_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('Invalid report type.')
  const { store, habits } = context
  const sent = store.storedFiles.of(applicationOf(context, app_ID).app_ID).filter((file) => file.kind === kind)
  const served = habits.reportsOnlyAsPdf ? sent.filter(({ name }) => extensionOf(name) === 'pdf') : sent
  return openFile(context, served.at(habits.firstReportServed ? 0 : -1))
}

export const checkFileExistence: MockCall<'checkFileExistence'> = ({ app_ID, fileType }, context) => ({
  exists: newestFile(context.store, visibleOrRefuse(context, app_ID).app_ID, fileType) !== undefined,
})

export const listBudgets: MockCall<'listBudgets'> = (_input, context) =>
  inStatus(context, '5.1').map(({ app_ID, projectTitle }) => {
    const revision = context.store.budgetRevisions.of(app_ID)[0]
    return {
      app_ID: String(app_ID),
      projectTitle,
      uploaded_at: revision?.uploaded_at ?? null,
      decision: revision?.decision ?? 'Pending',
    }
  })

export const downloadBudget: MockCall<'downloadBudget'> = ({ app_ID, reportType }, context) => {
  const kind = BUDGET_KINDS.find(({ download }) => download === reportType)?.file ?? refuse('Invalid report type.')
  return openFile(context, newestFile(context.store, applicationOf(context, app_ID).app_ID, kind))
}

export const decideBudget: MockCall<'decideBudget'> = ({ app_ID, decision }, context) => {
  const { store } = context
  const revision = store.budgetRevisions.of(applicationOf(context, app_ID).app_ID)[0]
  if (!revision) return refuse('No budget revision was sent for this application.')
  store.budgetRevisions.update(revision.id, { decision })
  return { message: 'Decision saved successfully' }
}

export const shortlistOrReject: MockCall<'shortlistOrReject'> = ({ app_ID, status }, context) => {
  const application = applicationOf(context, app_ID)
  assertAllowed(context.habits.statusUnasked || permissions.order(application.status, status))
  context.store.applications.update(application.app_ID, { status })
  return { message: 'Status updated successfully' }
}

const SHORTLISTED = ['2.1'] as const

export const listApprovedApplications: MockCall<'listApprovedApplications'> = (_input, context) =>
  inStatus(context, ...(context.habits.approvedListOnlyApproved ? [] : SHORTLISTED), '3.1', '5.1', '5.2').map(
    (application) => {
      const { app_ID, projectTitle, submittedDate, status, name, email } = application
      const reviewers = context.store.reviewers.of(app_ID)
      const markOf = (number: number) => reviewers.find((reviewer) => reviewer.number === number)?.marks ?? null
      const approvals = context.store.approvals.of(app_ID)
      return {
        Id: String(app_ID),
        projectTitle,
        submittedDate,
        Status: status,
        name,
        email,
        reviewer1_mark: markOf(1),
        reviewer2_mark: markOf(2),
        reviewer3_mark: markOf(3),
        hod_decision: approvals.find(({ role }) => role === 'HOD')?.decision ?? null,
        dean_decision: approvals.find(({ role }) => role === 'Dean')?.decision ?? null,
      }
    },
  )

/** The start date, period and amount of a denial are empty on the wire, and stay so (wire 2.6). */
export const grantOrDeny: MockCall<'grantOrDeny'> = ({ appId, status, startDate, period, amount }, context) => {
  const application = applicationOf(context, appId)
  assertAllowed(context.habits.statusUnasked || permissions.grantOrDeny(application.status, status))
  const missing = Object.entries({ startDate, period, amount }).filter(([, value]) => value.trim() === '')
  if (status === '5.1' && missing.length > 0 && !context.habits.statusUnasked) {
    return refuse(`Missing required fields: ${missing.map(([field]) => field).join(', ')}`)
  }
  const grant = status === '5.1' ? { startDate, period, amount, grantedAt: context.nowText } : {}
  context.store.applications.update(application.app_ID, { status, ...grant })
  return { message: 'Status updated successfully' }
}

export const uploadAwardLetter: MockCall<'uploadAwardLetter'> = ({ app_ID, file }, context) => {
  keepLetter(context, { app_ID, file, kind: 'awardLetter', extensions: WORD_AND_PDF })
  return { message: 'File uploaded successfully!' }
}

export const listAgreements: MockCall<'listAgreements'> = (_input, context) =>
  inStatus(context, '5.1').map(({ app_ID, projectTitle, submittedDate, status, email, requested }) => {
    const agreement = newestFile(context.store, app_ID, 'agreementurc')
    const signed = newestFile(context.store, app_ID, 'agreement')
    return {
      app_ID: String(app_ID),
      projectTitle,
      submittedDate,
      Status: status,
      email,
      requested,
      uploaded_at: agreement?.uploadedAt ?? null,
      hasAgreement: (signed ?? agreement) !== undefined,
    }
  })

export const uploadAgreement: MockCall<'uploadAgreement'> = ({ app_ID, uploadedFile: file }, context) => {
  keepLetter(context, { app_ID, file, kind: 'agreementurc', extensions: OFFICE_AND_PDF })
  return { message: 'File uploaded successfully.' }
}

function keepLetter(
  context: MockContext,
  letter: { app_ID: string; file: File; kind: 'awardLetter' | 'agreementurc'; extensions: readonly string[] },
) {
  const { file, kind, extensions } = letter
  const { app_ID: appId, status } = applicationOf(context, letter.app_ID)
  assertAllowed(context.habits.filesBeforeGrant || permissions.exchangeAgreement(status))
  demandType(file, extensions, `Invalid file type. Allowed are: ${extensions.join(', ')}.`)
  keepFile(context, { appId, kind, name: storedName(appId, kind, extensionOf(file.name)), file })
}
