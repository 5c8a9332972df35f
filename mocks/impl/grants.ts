import { REPORT_KINDS } from '@/domain/file-kinds'
import { permissions } from '@/domain/roles'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed, refuse } from '../refusal'
import { applicationOf, ownApplication, ownApplications, visibleOrRefuse } from '../model/cases'
import { demandType, extensionOf, hasType, OFFICE_AND_PDF, storedName } from '../model/file-names'
import { keepFile, newestFile, openFile } from '../model/files'
import { printApplication } from '../model/printed-application'
import { removeApplication } from '../model/rows'
import type { Store } from '../model/store'

export const listApplicationIds: MockCall<'listApplicationIds'> = (_input, context) =>
  ownApplications(context).map(({ app_ID, projectTitle }) => ({ app_ID: String(app_ID), projectTitle }))

/** Opens the revision anew: what was decided on an earlier one no longer counts. */
export const submitBudget: MockCall<'submitBudget'> = ({ app_ID, CurrentBudget: file }, context) => {
  const { store, nowText, habits } = context
  const application = ownApplication(context, app_ID)
  assertAllowed(habits.filesBeforeGrant || permissions.report(application.status))
  demandType(file, OFFICE_AND_PDF, 'Invalid file type. Only PDF, DOC, DOCX, XLS, and XLSX allowed.')
  const appId = application.app_ID
  const name = storedName(appId, 'budgetRevision', extensionOf(file.name))
  keepFile(context, { appId, kind: 'budgetRevision', name, file })
  store.budgetRevisions.removeOf(appId)
  store.budgetRevisions.insert({ app_ID: appId, uploaded_at: nowText, decision: 'Pending' })
  return { message: 'Files uploaded successfully.' }
}

/** The signed copy, or else the council's agreement that waits to be signed. */
const agreementOf = (store: Store, appId: number) =>
  newestFile(store, appId, 'agreement') ?? newestFile(store, appId, 'agreementurc')

export const listSubmittedGrants: MockCall<'listSubmittedGrants'> = (_input, context) =>
  ownApplications(context).map(({ app_ID, projectTitle, submittedDate, status }) => ({
    Id: String(app_ID),
    pID: String(app_ID),
    projectTitle,
    submittedDate,
    Status: status,
    hasAgreement: agreementOf(context.store, app_ID) !== undefined,
  }))

export const downloadAgreement: MockCall<'downloadAgreement'> = ({ grantId }, context) => {
  const { app_ID } = ownApplication(context, grantId)
  const { store, habits } = context
  return openFile(
    context,
    habits.signedAgreementOnly ? newestFile(store, app_ID, 'agreement') : agreementOf(store, app_ID),
  )
}

export const uploadSignedAgreement: MockCall<'uploadSignedAgreement'> = ({ grantId, file }, context) => {
  const { app_ID: appId, status } = ownApplication(context, grantId)
  const sent = newestFile(context.store, appId, 'agreementurc') !== undefined
  if (!sent) refuse('Invalid app_ID, no record found in the agreement table.')
  assertAllowed(context.habits.filesBeforeGrant || permissions.signAgreement(status, sent))
  demandType(file, ['pdf'], 'Only PDF files are allowed.')
  keepFile(context, { appId, kind: 'agreement', name: storedName(appId, 'agreement', 'pdf'), file })
  return { message: 'File uploaded successfully!' }
}

export const downloadApplicationPdf: MockCall<'downloadApplicationPdf'> = ({ app_ID }, context) =>
  printApplication(context, visibleOrRefuse(context, app_ID))

/** Applicants delete what is theirs, the council anything (spec 6). */
export const deleteApplication: MockCall<'deleteApplication'> = ({ app_ID }, context) => {
  const find = context.caller === 'Applicant' ? ownApplication : applicationOf
  removeApplication(context.store, find(context, app_ID).app_ID)
  return { message: 'Application deleted successfully.' }
}

/** Each file is answered by itself; several of one kind are kept, and the last is handed out. */
export const submitProgressReport: MockCall<'submitProgressReport'> = (input, context) => {
  const { app_ID: appId, status } = ownApplication(context, input.app_ID)
  assertAllowed(context.habits.filesBeforeGrant || permissions.report(status))
  const report = REPORT_KINDS.find(({ upload }) => upload === input.reportType)
  const kind = report?.file ?? refuse('Invalid report type.')
  if (input['file[]'].length === 0) return refuse('No files were uploaded.')
  const answers: Record<string, string> = {}
  for (const file of input['file[]']) {
    if (!hasType(file, OFFICE_AND_PDF)) {
      answers[file.name] = 'Error: Only PDF, DOC, DOCX, XLS, and XLSX files are allowed.'
      continue
    }
    const name = freeName(context, appId, storedName(appId, kind, extensionOf(file.name)))
    keepFile(context, { appId, kind, name, file })
    answers[file.name] = 'File uploaded and database updated successfully.'
  }
  return answers
}

/** A report sent again is stored under a name with a number (wire 3). */
function freeName({ store }: MockContext, appId: number, name: string): string {
  const taken = new Set(store.storedFiles.of(appId).map((file) => file.name))
  let free = name
  for (let number = 1; taken.has(free); number += 1) free = name.replace(/\.([^.]+)$/, `_${number}.$1`)
  return free
}
