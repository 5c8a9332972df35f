import { REPORT_KINDS } from '@/domain/files/file-kinds'
import { permissions } from '@/domain/people/permissions'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { getApplication, getOwnApplication, findOwnApplications, getVisibleApplication } from '../model/applications'
import { assertType, getExtension, hasType, OFFICE_AND_PDF, getStoredName } from '../model/file-names'
import { storeFile, findNewestFile, openFile } from '../model/files'
import { printApplication } from '../model/printed-application'
import { removeApplication } from '../model/rows'
import type { Store } from '../model/store'
import type { ApplicationRow, StoredFileRow } from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const toIdRow = memoizeByRow(({ applicationId, projectTitle }: ApplicationRow) => ({
  applicationId: String(applicationId),
  projectTitle,
}))

export const listApplicationIds: MockCall<'listApplicationIds'> = (_input, context) =>
  findOwnApplications(context).map((row) => toIdRow(row))

/** Replaces an earlier revision and its decision. */
export const submitBudget: MockCall<'submitBudget'> = ({ file, ...input }, context) => {
  const { store, nowText, habits } = context
  const { applicationId, status } = getOwnApplication(context, input.applicationId)
  assertAllowed(habits.filesBeforeGrant || permissions.report(status), 'report')
  assertType(file, OFFICE_AND_PDF, 'Invalid file type. Only PDF, DOC, DOCX, XLS, and XLSX allowed.')
  const name = getStoredName(applicationId, 'budgetRevision', getExtension(file.name))
  storeFile(context, { applicationId, kind: 'budgetRevision', name, file })
  store.budgetRevisions.removeByApplication(applicationId)
  store.budgetRevisions.insert({ applicationId, uploadedAt: nowText, decision: 'Pending' })
  return { message: 'Files uploaded successfully.' }
}

const findAgreement = (store: Store, applicationId: number) =>
  findNewestFile(store, applicationId, 'agreement') ?? findNewestFile(store, applicationId, 'agreementurc')

const toSubmittedRow = memoizeByRow(
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
  findOwnApplications(context).map((row) => toSubmittedRow(row, findAgreement(context.store, row.applicationId)))

export const downloadAgreement: MockCall<'downloadAgreement'> = (input, context) => {
  const { applicationId } = getOwnApplication(context, input.applicationId)
  const { store, habits } = context
  return openFile(
    context,
    habits.signedAgreementOnly
      ? findNewestFile(store, applicationId, 'agreement')
      : findAgreement(store, applicationId),
  )
}

export const uploadSignedAgreement: MockCall<'uploadSignedAgreement'> = ({ file, ...input }, context) => {
  const { applicationId, status } = getOwnApplication(context, input.applicationId)
  const hasAgreement = findNewestFile(context.store, applicationId, 'agreementurc') !== undefined
  if (!hasAgreement) refuse('conflict', 'Invalid app_ID, no record found in the agreement table.')
  assertAllowed(context.habits.filesBeforeGrant || permissions.signAgreement(status, hasAgreement), 'signAgreement')
  assertType(file, ['pdf'], 'Only PDF files are allowed.')
  storeFile(context, { applicationId, kind: 'agreement', name: getStoredName(applicationId, 'agreement', 'pdf'), file })
  return { message: 'File uploaded successfully!' }
}

export const downloadApplicationPdf: MockCall<'downloadApplicationPdf'> = ({ applicationId }, context) =>
  printApplication(context, getVisibleApplication(context, applicationId))

/** Applicants delete their own applications, the council any. */
export const deleteApplication: MockCall<'deleteApplication'> = ({ applicationId }, context) => {
  const getDeletable = context.caller === 'Applicant' ? getOwnApplication : getApplication
  removeApplication(context.store, getDeletable(context, applicationId).applicationId)
  return { message: 'Application deleted successfully.' }
}

/** Returns a message for each file. Stores several files of one kind, of which only the last can be downloaded. */
export const submitProgressReport: MockCall<'submitProgressReport'> = (input, context) => {
  const { applicationId, status } = getOwnApplication(context, input.applicationId)
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
    const name = findFreeName(context, applicationId, getStoredName(applicationId, kind, getExtension(file.name)))
    storeFile(context, { applicationId, kind, name, file })
    messages[file.name] = 'File uploaded and database updated successfully.'
  }
  return messages
}

/** Adds a number to the name of a report sent again (docs/host.md#names-on-disk). */
function findFreeName({ store }: MockContext, applicationId: number, name: string): string {
  const usedNames = new Set(store.storedFiles.findByApplication(applicationId).map((file) => file.name))
  let candidate = name
  for (let number = 1; usedNames.has(candidate); number += 1) candidate = name.replace(/\.([^.]+)$/, `_${number}.$1`)
  return candidate
}
