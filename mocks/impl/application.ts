import { STATUS } from '@/domain/status/status'
import {
  makeEmptyForm,
  FILE_FIELDS,
  mapFileFields,
  ROW_LISTS,
  type FormValues,
  type FileField,
} from '@/domain/application/application-form'
import { ENTRIES } from '@/domain/application/form-entries'
import { REVIEWERS } from '@/domain/people/reviewers'
import { submissionReceipt } from '@/domain/texts/emails'
import { permissions } from '@/domain/people/permissions'
import { validateStep } from '@/domain/application/validation'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { assertOpenPeriod, isOwn, getOwnApplication, parseApplicationId } from '../model/applications'
import { getExtension, hasType, OFFICE_AND_PDF, getStoredName } from '../model/file-names'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { storeFile } from '../model/files'
import { storeEmail, SENDER } from '../model/mailbox'
import { findNominations, replaceNominations, replaceRows, findFormRows } from '../model/rows'
import type { ApplicationRow } from '../model/tables'

const UNDECIDED_COLUMNS = { startDate: '', period: '', amount: '', grantedAt: null, requested: false } as const

/** First stage: creates the application, or submits the caller's own draft. */
export const submitApplication: MockCall<'submitApplication'> = ({ applicationId: draftId, ...values }, context) => {
  const { store, person, session, nowText } = context
  if (!person) return refuse('not-signed-in', 'User not logged in.')
  assertOpenPeriod(context)
  assertComplete(values)
  const draft = findDraft(context, draftId)
  if (draft) assertAllowed(permissions.submit(draft.status), 'submit')
  const { reviewers, ...columns } = values
  const submittedColumns = { ...columns, status: STATUS.submitted, submittedDate: nowText }
  const application = draft
    ? store.applications.update(draft.applicationId, submittedColumns)
    : store.applications.insert({ ...UNDECIDED_COLUMNS, ...submittedColumns, userId: person.id })
  replaceNominations(store, application.applicationId, reviewers)
  insertPendingDecisions(context, application, reviewers)
  store.sessions.update(session.sid, { applicationId: application.applicationId })
  const applicationId = String(application.applicationId)
  storeEmail(context, {
    to: application.email,
    ...submissionReceipt({ name: application.name, applicationId }, SENDER),
  })
  return { message: 'Form submitted successfully', applicationId }
}

const findDraft = (context: MockContext, applicationId: string | undefined) =>
  applicationId === undefined ? undefined : getOwnApplication(context, applicationId)

/** Refuses with the empty fields, under the names of the legacy form. */
function assertComplete(values: FormValues) {
  const form = { ...makeEmptyForm(), ...values }
  const steps = ['profile', 'project', 'reviewers'] as const
  const problems = steps.flatMap((step) => validateStep(step, form, {}, 'new'))
  const missingNames = problems.flatMap(({ field }) =>
    ENTRIES.filter(({ path, read }) => path === field && isBlank(read(values))).map(({ wire }) => wire),
  )
  if (missingNames.length > 0) refuse('invalid', `Missing required fields: ${missingNames.join(', ')}`)
  if (problems[0]) refuse('invalid', problems[0].message)
}

const isBlank = (value: string) => value.trim() === ''

/** Inserts empty rows for the answers of HOD and Dean, and for the reviews. */
function insertPendingDecisions(
  { store }: MockContext,
  { applicationId }: ApplicationRow,
  reviewers: FormValues['reviewers'],
) {
  for (const role of ['HOD', 'Dean'] as const) {
    const emptyApproval = { name: '', email: '', sent: false, decision: null, remarks: '', date: null }
    store.approvals.insert({ applicationId, role, ...emptyApproval })
  }
  for (const [index, { number }] of REVIEWERS.entries()) {
    store.reviewers.insert({
      applicationId,
      number,
      name: '',
      email: '',
      affiliation: '',
      ...reviewers[index],
      sent: false,
      marks: null,
      date: null,
    })
  }
}

/** Returns the caller's own application: the requested one, otherwise the one in the session. */
function getEditableApplication(context: MockContext, requestedId: string | undefined): Readonly<ApplicationRow> {
  const { store, session } = context
  const requestedApplication = store.applications.get(parseApplicationId(requestedId ?? ''))
  const sessionApplication = session.applicationId === null ? undefined : store.applications.get(session.applicationId)
  const application = [requestedApplication, sessionApplication].find((row) => row !== undefined && isOwn(context, row))
  if (!application) return refuse('not-found', 'app_ID not found in session.')
  if (application.status !== STATUS.draft && application.status !== STATUS.submitted)
    assertAllowed(permissions.edit(application.status), 'edit')
  return application
}

/** Second stage. The response contains a text for each file: its stored name, or the refusal of a file that is no PDF. */
export const uploadFiles: MockCall<'uploadFiles'> = (input, context) => {
  const { applicationId } = getEditableApplication(context, input.applicationId)
  return storeFiles(input, (field, file) => {
    if (!hasType(file, ['pdf'])) return 'Error: Only PDF files are allowed.'
    const kind = FIELD_KINDS[field]
    return storeFile(context, { applicationId, kind, name: getStoredName(applicationId, kind, 'pdf'), file }).name
  })
}

/** Returns a text for each of the four files, empty for a missing file. */
function storeFiles(
  files: Readonly<Partial<Record<FileField, File>>>,
  storeOne: (field: FileField, file: File) => string,
) {
  const messages = { message: '', ...mapFileFields(() => '') }
  for (const field of FILE_FIELDS) {
    const file = files[field]
    if (file) messages[field] = storeOne(field, file)
  }
  return messages
}

/** Third stage. Drops rows with an empty value silently. Replaces the rows of an earlier call. */
export const submitRows: MockCall<'submitRows'> = (input, context) => {
  const { applicationId } = getEditableApplication(context, input.applicationId)
  if (ROW_LISTS.every((list) => input[list].length === 0)) {
    return refuse('invalid', 'No funding, grant, or supervisor rows provided')
  }
  replaceRows(context.store, applicationId, input, (values) => !values.some(isBlank))
  return {
    message: 'All rows inserted successfully',
    pdfUrl: `ViewSubmittedApplicationPDF.php?app_ID=${applicationId}`,
  }
}

export const getFormData: MockCall<'getFormData'> = ({ applicationId }, context) => {
  if (applicationId === '') return refuse('invalid', 'Application ID not provided.')
  const application = getOwnApplication(context, applicationId)
  return {
    data: {
      ...application,
      ...findFormRows(context.store, application.applicationId),
      reviewers: findNominations(context.store, application.applicationId),
    },
  }
}

/** Creates a draft, or overwrites the caller's own draft with that id. Allowed outside the application period. */
export const saveForm: MockCall<'saveForm'> = ({ applicationId: draftId, reviewers, ...columns }, context) => {
  const { store, person, session, nowText } = context
  if (!person) return refuse('not-signed-in', 'User not logged in.')
  const draft = findDraft(context, draftId)
  if (draft) assertAllowed(permissions.edit(draft.status), 'edit')
  const application = draft
    ? store.applications.update(draft.applicationId, columns)
    : store.applications.insert({
        ...UNDECIDED_COLUMNS,
        ...columns,
        userId: person.id,
        status: STATUS.draft,
        submittedDate: nowText,
      })
  replaceNominations(store, application.applicationId, reviewers)
  store.sessions.update(session.sid, { applicationId: application.applicationId })
  return { message: 'Form data saved successfully', applicationId: String(application.applicationId) }
}

/** Keeps file names and half-filled rows of a draft. */
export const saveFileUploads: MockCall<'saveFileUploads'> = (input, context) => {
  const { applicationId, status } = getEditableApplication(context, input.applicationId)
  assertAllowed(permissions.edit(status), 'edit')
  replaceRows(context.store, applicationId, input, (values) => !values.every(isBlank))
  return storeFiles(input, (field, file) => {
    if (!hasType(file, OFFICE_AND_PDF)) return `Error: .${getExtension(file.name)} files are not allowed.`
    return storeFile(context, { applicationId, kind: FIELD_KINDS[field], name: file.name, file }).name
  })
}
