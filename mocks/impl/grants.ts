import { REPORT_KINDS } from '@/domain/files/file-kinds'
import { permissions } from '@/domain/people/roles'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { applicationOf, ownApplication, ownApplications, visibleOrRefuse } from '../model/applications'
import { requireType, extensionOf, hasType, OFFICE_AND_PDF, storedName } from '../model/file-names'
import { storeFile, newestFile, openFile } from '../model/files'
import { printApplication } from '../model/printed-application'
import { removeApplication } from '../model/rows'
import type { Store } from '../model/store'
import type { ApplicationRow, StoredFileRow } from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const toChoose = memoizeByRow(({ applicationId, projectTitle }: ApplicationRow) => ({
  applicationId: String(applicationId),
  projectTitle,
}))

export const listApplicationIds: MockCall<'listApplicationIds'> = (_input, context) =>
  ownApplications(context).map((row) => toChoose(row))

/** Replaces an earlier revision and its decision. */
export const submitBudget: MockCall<'submitBudget'> = ({ file, ...input }, context) => {
  const { store, nowText, habits } = context
  const { applicationId, status } = ownApplication(context, input.applicationId)
  assertAllowed(habits.filesBeforeGrant || permissions.report(status), 'report')
  requireType(file, OFFICE_AND_PDF, 'Invalid file type. Only PDF, DOC, DOCX, XLS, and XLSX allowed.')
  const name = storedName(applicationId, 'budgetRevision', extensionOf(file.name))
  storeFile(context, { applicationId, kind: 'budgetRevision', name, file })
  store.budgetRevisions.removeOf(applicationId)
  store.budgetRevisions.insert({ applicationId, uploadedAt: nowText, decision: 'Pending' })
  return { message: 'Files uploaded successfully.' }
}

const agreementOf = (store: Store, applicationId: number) =>
  newestFile(store, applicationId, 'agreement') ?? newestFile(store, applicationId, 'agreementurc')

const listedApplication = memoizeByRow(
  (
    { applicationId, projectTitle, submittedDate, status }: ApplicationRow,
    agreement: Readonly<StoredFileRow> | undefined,
  ) => ({
    applicationId: String(applicationId),
    printedId: String(applicationId),
    projectTitle,
    submittedDate,
    status,
    hasAgreement: agreement !== undefined,
  }),
)

export const listSubmittedApplications: MockCall<'listSubmittedApplications'> = (_input, context) =>
  ownApplications(context).map((row) => listedApplication(row, agreementOf(context.store, row.applicationId)))

export const downloadAgreement: MockCall<'downloadAgreement'> = (input, context) => {
  const { applicationId } = ownApplication(context, input.applicationId)
  const { store, habits } = context
  return openFile(
    context,
    habits.signedAgreementOnly ? newestFile(store, applicationId, 'agreement') : agreementOf(store, applicationId),
  )
}

export const uploadSignedAgreement: MockCall<'uploadSignedAgreement'> = ({ file, ...input }, context) => {
  const { applicationId, status } = ownApplication(context, input.applicationId)
  const sent = newestFile(context.store, applicationId, 'agreementurc') !== undefined
  if (!sent) refuse('conflict', 'Invalid app_ID, no record found in the agreement table.')
  assertAllowed(context.habits.filesBeforeGrant || permissions.signAgreement(status, sent), 'signAgreement')
  requireType(file, ['pdf'], 'Only PDF files are allowed.')
  storeFile(context, { applicationId, kind: 'agreement', name: storedName(applicationId, 'agreement', 'pdf'), file })
  return { message: 'File uploaded successfully!' }
}

export const downloadApplicationPdf: MockCall<'downloadApplicationPdf'> = ({ applicationId }, context) =>
  printApplication(context, visibleOrRefuse(context, applicationId))

/** Lets applicants delete their own applications, and the council any. */
export const deleteApplication: MockCall<'deleteApplication'> = ({ applicationId }, context) => {
  const find = context.caller === 'Applicant' ? ownApplication : applicationOf
  removeApplication(context.store, find(context, applicationId).applicationId)
  return { message: 'Application deleted successfully.' }
}

/** Returns an entry per file. Stores several files of one kind; only the last can be downloaded. */
export const submitProgressReport: MockCall<'submitProgressReport'> = (input, context) => {
  const { applicationId, status } = ownApplication(context, input.applicationId)
  assertAllowed(context.habits.filesBeforeGrant || permissions.report(status), 'report')
  const report = REPORT_KINDS.find(({ upload }) => upload === input.reportType)
  const kind = report?.file ?? refuse('invalid', 'Invalid report type.')
  if (input.files.length === 0) return refuse('invalid', 'No files were uploaded.')
  const messages: Record<string, string> = {}
  for (const file of input.files) {
    if (!hasType(file, OFFICE_AND_PDF)) {
      messages[file.name] = 'Error: Only PDF, DOC, DOCX, XLS, and XLSX files are allowed.'
      continue
    }
    const name = freeName(context, applicationId, storedName(applicationId, kind, extensionOf(file.name)))
    storeFile(context, { applicationId, kind, name, file })
    messages[file.name] = 'File uploaded and database updated successfully.'
  }
  return messages
}

/** Adds a number to the name of a report sent again (docs/host.md#names-on-disk). */
function freeName({ store }: MockContext, applicationId: number, name: string): string {
  const taken = new Set(store.storedFiles.of(applicationId).map((file) => file.name))
  let free = name
  for (let number = 1; taken.has(free); number += 1) free = name.replace(/\.([^.]+)$/, `_${number}.$1`)
  return free
}
