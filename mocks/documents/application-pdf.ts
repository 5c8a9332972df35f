import { branding } from '@/branding'
import { APPLICATION_FIELDS, getFieldNames } from '@/domain/application/application-fields'
import {
  FILE_FIELDS,
  isEmptyRow,
  type ApplicationForm,
  type FileField,
  type RowListName,
} from '@/domain/application/application-form'
import type { Step } from '@/domain/application/application-steps'
import { getEntries, type EntryPath, type FormEntry } from '@/domain/application/form-entries'
import { isFieldShown } from '@/domain/application/validation'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { formatBytes } from '@/lib/bytes'
import type { Block, Field } from '@/pdf/layout/blocks'
import { typeset } from '@/pdf/layout/typeset'
import { loadFont } from '@/pdf/layout/load-font'

export interface ApplicationContent {
  id: string
  status: string
  /** In the host's format; null for a draft. */
  submittedDate: string | null
  form: ApplicationForm
  /** The form has only the ids. */
  facultyName: string
  departmentName: string
  files: Partial<Record<FileField, AttachedFile>>
  printedAt: Date
}

interface AttachedFile {
  name: string
  bytes: number
  /** Null if the file cannot be parsed as a PDF. */
  pages: number | null
}

/** Typesets the whole form in the order of its five steps. */
export function createApplicationPdf(content: ApplicationContent): Promise<Uint8Array> {
  const { form, id } = content
  return typeset(
    {
      title: form.projectTitle || 'Untitled project',
      kicker: 'Research grant application',
      runningHead: { left: `Application ${id}`, right: branding.council },
      footer: branding.university,
      author: formatName(form),
      printedAt: content.printedAt,
      blocks: [
        { kind: 'fields', rows: createSummaryFields(content) },
        ...createProfileBlocks(content),
        ...createProjectBlocks(content),
        ...createInvestigatorBlocks(content),
        ...createUploadBlocks(content.files),
        ...createReviewerBlocks(form),
      ],
    },
    loadFont,
  )
}

function createSummaryFields({ id, status, submittedDate, form }: ApplicationContent): Field[] {
  return [
    createField('Application ID', id),
    createField('Applicant', formatName(form)),
    createField('Submitted', submittedDate === null ? 'Not submitted' : formatHostDate(submittedDate)),
    createField('Status', status),
  ]
}

/** Labels that differ from those of the form. */
const PRINTED_LABELS: Partial<Record<EntryPath, string>> = {
  leaveRequested: 'Sabbatical leave in the next 2 years',
  leaveDate: 'Leave starts',
  leaveDuration: 'Leave duration',
  projectTitle: 'Project title',
  projectInvolved: 'Currently involved in a project',
  publication1: 'Publication 1',
  publication2: 'Publication 2',
  publication3: 'Publication 3',
  outsideGrants: 'Grants from outside',
  foreignCollaborators: 'Name',
  foreignCollaboratorAffiliation: 'Department and university',
}

/** Printed under their own headings. */
const SEPARATE_ENTRIES: readonly EntryPath[] = ['researchFacilities']

const createFieldsBlock = (step: Step, content: ApplicationContent): Block => ({
  kind: 'fields',
  rows: getFieldNames(step)
    .filter((name) => isFieldShown(name, content.form, 'new'))
    .flatMap(getEntries)
    .filter(({ path }) => !SEPARATE_ENTRIES.includes(path))
    .map((entry) => createField(PRINTED_LABELS[entry.path] ?? entry.spec.label, formatEntry(entry, content))),
})

function formatEntry(
  { path, spec, read }: FormEntry,
  { form, facultyName, departmentName }: ApplicationContent,
): string {
  if (path === 'faculty') return facultyName
  if (path === 'department') return departmentName
  const text = read(form)
  if (spec.kind === 'yesNo') return formatYesNo(text)
  if (spec.kind === 'day') return formatHostDate(text)
  return spec.kind === 'months' ? formatMonths(text) : text
}

const createProfileBlocks = (content: ApplicationContent): Block[] => [
  { kind: 'heading', text: '1. Profile' },
  createFieldsBlock('profile', content),
]

function createProjectBlocks(content: ApplicationContent): Block[] {
  const { form } = content
  return [
    { kind: 'heading', text: '2. Project' },
    createFieldsBlock('project', content),
    { kind: 'subheading', text: 'Previous grants' },
    {
      kind: 'table',
      columns: [
        { header: 'Funding source', widthRatio: 4 },
        { header: 'Duration', widthRatio: 3 },
        { header: 'Currency', widthRatio: 1.2 },
        { header: 'Amount', widthRatio: 2, align: 'right' },
      ],
      rows: filterFilledRows(form, 'grantRows').map((row) => [
        row.fundingSource,
        row.period,
        row.currency,
        formatAmount(row.amount),
      ]),
      emptyText: 'No previous grants were entered.',
    },
    { kind: 'subheading', text: 'Funding from outside' },
    {
      kind: 'table',
      columns: [
        { header: 'Funding organization', widthRatio: 5 },
        { header: 'Amount', widthRatio: 2, align: 'right' },
      ],
      rows: filterFilledRows(form, 'fundingRows').map((row) => [
        row.fundingOrganization,
        formatAmount(row.fundingAmount),
      ]),
      emptyText: 'No funding from outside was entered.',
    },
    { kind: 'subheading', text: 'Research facilities' },
    { kind: 'paragraph', text: form.researchFacilities || NOT_ENTERED },
  ]
}

const createInvestigatorBlocks = (content: ApplicationContent): Block[] => [
  { kind: 'heading', text: '3. Investigators' },
  {
    kind: 'table',
    columns: [
      { header: 'Co-investigator', widthRatio: 2 },
      { header: 'Department and university', widthRatio: 3 },
    ],
    rows: filterFilledRows(content.form, 'coInvestigators').map((row) => [row.name, row.affiliation]),
    emptyText: 'No co-investigators were entered.',
  },
  { kind: 'subheading', text: 'Foreign collaborator' },
  createFieldsBlock('supervisors', content),
]

function createUploadBlocks(files: ApplicationContent['files']): Block[] {
  return [
    { kind: 'heading', text: '4. Uploads' },
    {
      kind: 'table',
      columns: [
        { header: 'Document', widthRatio: 3 },
        { header: 'File', widthRatio: 5 },
        { header: 'Size', widthRatio: 1.6, align: 'right' },
        { header: 'Pages', widthRatio: 1.2, align: 'right' },
      ],
      rows: FILE_FIELDS.map((name) => {
        const file = files[name]
        const { label } = APPLICATION_FIELDS[name]
        return file === undefined
          ? [label, 'Not uploaded', '', '']
          : [label, file.name, formatBytes(file.bytes), String(file.pages ?? 'Unknown')]
      }),
      emptyText: 'No files were uploaded.',
    },
  ]
}

function createReviewerBlocks(form: ApplicationForm): Block[] {
  return [
    { kind: 'heading', text: '5. Suggested reviewers' },
    {
      kind: 'table',
      columns: [
        { header: 'Name', widthRatio: 3 },
        { header: 'Email', widthRatio: 3.4 },
        { header: 'Affiliation', widthRatio: 4 },
      ],
      rows: form.reviewers.map(({ name, email, affiliation }) =>
        [name, email, affiliation].map((cell) => cell || NOT_ENTERED),
      ),
      emptyText: 'No reviewers were entered.',
    },
  ]
}

const NOT_ENTERED = 'Not entered'

function createField(label: string, value: string): Field {
  return { label, value: value.trim() || NOT_ENTERED }
}

function formatName({ title, name }: ApplicationForm): string {
  return [title, name].filter(Boolean).join(' ')
}

/** `1,250,000`, without a currency: each amount has its own or none. */
function formatAmount(amount: string): string {
  return formatLkr(amount).replace(/^LKR /, '')
}

/** Submitted applications have 1 and 0 instead of yes and no. */
function formatYesNo(answer: string): string {
  if (answer === 'yes' || answer === '1') return 'Yes'
  if (answer === 'no' || answer === '0') return 'No'
  return answer
}

function formatMonths(duration: string): string {
  return /^\d+$/.test(duration) ? `${duration} ${duration === '1' ? 'month' : 'months'}` : duration
}

/** Omits empty rows, such as the one that lists keep for input. */
const filterFilledRows = <List extends RowListName>(form: ApplicationForm, list: List): ApplicationForm[List] =>
  // `filter` of a union of arrays loses the type.
  form[list].filter((row) => !isEmptyRow(list, row)) as ApplicationForm[List]
