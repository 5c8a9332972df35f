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
import { permissions } from '@/domain/people/roles'
import { validateStep } from '@/domain/application/validation'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { assertOpenPeriod, isOwn, ownApplication, readAppId } from '../model/applications'
import { extensionOf, hasType, OFFICE_AND_PDF, storedName } from '../model/file-names'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { storeFile } from '../model/files'
import { storeEmail, SENDER } from '../model/mailbox'
import { nominationsOf, replaceNominations, replaceRows, rowsOf } from '../model/rows'
import type { ApplicationRow } from '../model/tables'

const undecided = { startDate: '', period: '', amount: '', grantedAt: null, requested: false } as const

/** First stage: creates the application, or submits the caller's own draft. */
export const submitApplication: MockCall<'submitApplication'> = ({ applicationId: draftId, ...values }, context) => {
  const { store, person, session, nowText } = context
  if (!person) return refuse('not-signed-in', 'User not logged in.')
  assertOpenPeriod(context)
  demandComplete(values)
  const draft = draftNamed(context, draftId)
  if (draft) assertAllowed(permissions.submit(draft.status), 'submit')
  const { reviewers, ...columns } = values
  const submitted = { ...columns, status: STATUS.submitted, submittedDate: nowText }
  const application = draft
    ? store.applications.update(draft.applicationId, submitted)
    : store.applications.insert({ ...undecided, ...submitted, userId: person.id })
  replaceNominations(store, application.applicationId, reviewers)
  requestDecisions(context, application, reviewers)
  store.sessions.update(session.sid, { applicationId: application.applicationId })
  const applicationId = String(application.applicationId)
  storeEmail(context, {
    to: application.email,
    ...submissionReceipt({ name: application.name, applicationId }, SENDER),
  })
  return { message: 'Form submitted successfully', applicationId }
}

const draftNamed = (context: MockContext, applicationId: string | undefined) =>
  applicationId === undefined ? undefined : ownApplication(context, applicationId)

/** Refuses with the names of the empty fields as the legacy form has them. */
function demandComplete(values: FormValues) {
  const form = { ...makeEmptyForm(), ...values }
  const steps = ['profile', 'project', 'reviewers'] as const
  const problems = steps.flatMap((step) => validateStep(step, form, {}, 'new'))
  const missing = problems.flatMap(({ field }) =>
    ENTRIES.filter(({ path, read }) => path === field && isBlank(read(values))).map(({ wire }) => wire),
  )
  if (missing.length > 0) refuse('invalid', `Missing required fields: ${missing.join(', ')}`)
  if (problems[0]) refuse('invalid', problems[0].message)
}

const isBlank = (value: string) => value.trim() === ''

/** Inserts the empty rows for the answers of HOD and Dean, and for the reviews. */
function requestDecisions(
  { store }: MockContext,
  { applicationId }: ApplicationRow,
  reviewers: FormValues['reviewers'],
) {
  for (const role of ['HOD', 'Dean'] as const) {
    const unasked = { name: '', email: '', sent: false, decision: null, remarks: '', date: null }
    store.approvals.insert({ applicationId, role, ...unasked })
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

/** Returns the caller's own application named in the request, or else the one in the session. */
function applicationToFill(context: MockContext, named: string | undefined): Readonly<ApplicationRow> {
  const { store, session } = context
  const byName = named === undefined ? undefined : store.applications.get(readAppId(named))
  const bySession = session.applicationId === null ? undefined : store.applications.get(session.applicationId)
  const application = [byName, bySession].find((row) => row !== undefined && isOwn(context, row))
  if (!application) return refuse('not-found', 'app_ID not found in session.')
  if (application.status !== STATUS.draft && application.status !== STATUS.submitted)
    assertAllowed(permissions.edit(application.status), 'edit')
  return application
}

/** Second stage. Refuses a file that is not a PDF in the text under its name. */
export const uploadFiles: MockCall<'uploadFiles'> = (input, context) => {
  const { applicationId } = applicationToFill(context, input.applicationId)
  return storeEach(input, (field, file) => {
    if (!hasType(file, ['pdf'])) return 'Error: Only PDF files are allowed.'
    const kind = FIELD_KINDS[field]
    return storeFile(context, { applicationId, kind, name: storedName(applicationId, kind, 'pdf'), file }).name
  })
}

/** Returns a text for each of the four files, empty for a file that was not sent. */
function storeEach(sent: Readonly<Partial<Record<FileField, File>>>, store: (field: FileField, file: File) => string) {
  const messages = { message: '', ...mapFileFields(() => '') }
  for (const field of FILE_FIELDS) {
    const file = sent[field]
    if (file) messages[field] = store(field, file)
  }
  return messages
}

/** Third stage. Silently drops rows with an empty value. Replaces rows sent earlier. */
export const submitRows: MockCall<'submitRows'> = (input, context) => {
  const { applicationId } = applicationToFill(context, input.applicationId)
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
  const application = ownApplication(context, applicationId)
  return {
    data: {
      ...application,
      ...rowsOf(context.store, application.applicationId),
      reviewers: nominationsOf(context.store, application.applicationId),
    },
  }
}

/** Creates a draft, or overwrites the caller's own if an id is given. Allowed outside the application period. */
export const saveForm: MockCall<'saveForm'> = ({ applicationId: draftId, reviewers, ...columns }, context) => {
  const { store, person, session, nowText } = context
  if (!person) return refuse('not-signed-in', 'User not logged in.')
  const draft = draftNamed(context, draftId)
  if (draft) assertAllowed(permissions.edit(draft.status), 'edit')
  const saved = draft
    ? store.applications.update(draft.applicationId, columns)
    : store.applications.insert({
        ...undecided,
        ...columns,
        userId: person.id,
        status: STATUS.draft,
        submittedDate: nowText,
      })
  replaceNominations(store, saved.applicationId, reviewers)
  store.sessions.update(session.sid, { applicationId: saved.applicationId })
  return { message: 'Form data saved successfully', applicationId: String(saved.applicationId) }
}

/** Keeps file names and half-filled rows of a draft. */
export const saveFileUploads: MockCall<'saveFileUploads'> = (input, context) => {
  const { applicationId, status } = applicationToFill(context, input.applicationId)
  assertAllowed(permissions.edit(status), 'edit')
  replaceRows(context.store, applicationId, input, (values) => !values.every(isBlank))
  return storeEach(input, (field, file) => {
    if (!hasType(file, OFFICE_AND_PDF)) return `Error: .${extensionOf(file.name)} files are not allowed.`
    return storeFile(context, { applicationId, kind: FIELD_KINDS[field], name: file.name, file }).name
  })
}
