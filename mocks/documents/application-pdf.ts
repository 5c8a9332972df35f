import { branding } from '@/branding'
import type { ApplicationForm, FileField } from '@/domain/application-form'
import { FILE_FIELD_LABELS, FILE_FIELDS } from '@/domain/application-form'
import { formatHostDate } from '@/domain/host-date'
import { formatLkr } from '@/domain/money'
import { formatBytes } from '@/lib/bytes'
import type { Block, Field } from '@/lib/pdf-layout/blocks'
import { typeset } from '@/lib/pdf-layout/typeset'
import { loadFont } from '@/lib/pdf-layout/noto-fonts'

export interface ApplicationContent {
  id: string
  /** The status in words, as the portal shows it. */
  status: string
  /** The host's own date and time, or null for a draft. */
  submittedDate: string | null
  form: ApplicationForm
  /** The form holds only their ids. */
  facultyName: string
  departmentName: string
  files: Partial<Record<FileField, AttachedFile>>
  printedAt: Date
}

export interface AttachedFile {
  name: string
  bytes: number
  /** Null where the file could not be read as a PDF. */
  pages: number | null
}

/** The application as one PDF with everything that the applicant entered, in the order of the five steps (spec 2). */
export function applicationPdf(content: ApplicationContent): Promise<Uint8Array> {
  const { form, id } = content
  return typeset(
    {
      title: form.projectTitle || 'Untitled project',
      kicker: 'Research grant application',
      runningHead: { left: `Application ${id}`, right: branding.council },
      foot: branding.university,
      author: nameOf(form),
      printedAt: content.printedAt,
      blocks: [
        { kind: 'fields', rows: summary(content) },
        ...profile(content),
        ...project(form),
        ...investigators(form),
        ...uploads(content.files),
        ...reviewers(form),
      ],
    },
    loadFont,
  )
}

function summary({ id, status, submittedDate, form }: ApplicationContent): Field[] {
  return [
    field('Application ID', id),
    field('Applicant', nameOf(form)),
    field('Submitted', submittedDate === null ? 'Not submitted' : formatHostDate(submittedDate)),
    field('Status', status),
  ]
}

function profile({ form, facultyName, departmentName }: ApplicationContent): Block[] {
  const leave =
    form.Leave_Get === 'yes'
      ? [field('Leave starts', formatHostDate(form.Leave_Date)), field('Leave duration', months(form.Leave_Duration))]
      : []
  return [
    { kind: 'heading', text: '1. Profile' },
    {
      kind: 'fields',
      rows: [
        field('Title', form.title),
        field('Name', form.name),
        field('Faculty', facultyName),
        field('Department', departmentName),
        field('Email', form.email),
        field('Phone number', form.phone),
        field('Position', form.position),
        field('Degree', form.degree),
        field('University', form.university),
        field('Year', form.year),
        field('Field', form.field),
        field('Sabbatical leave in the next 2 years', yesOrNo(form.Leave_Get)),
        ...leave,
      ],
    },
  ]
}

function project(form: ApplicationForm): Block[] {
  return [
    { kind: 'heading', text: '2. Project' },
    {
      kind: 'fields',
      rows: [
        field('Project title', form.projectTitle),
        field('Currently involved in a project', yesOrNo(form.projectInvolved)),
        field('Publication 1', form.publication1),
        field('Publication 2', form.publication2),
        field('Publication 3', form.publication3),
        field('Grants from outside', yesOrNo(form.outsidegrants)),
      ],
    },
    { kind: 'subheading', text: 'Previous grants' },
    {
      kind: 'table',
      columns: [
        { head: 'Funding source', share: 4 },
        { head: 'Duration', share: 3 },
        { head: 'Currency', share: 1.2 },
        { head: 'Amount', share: 2, align: 'right' },
      ],
      rows: filled(form.grantRows).map((row) => [
        row.fundingSource,
        row.durationperiod,
        row.currency,
        grouped(row.amount),
      ]),
      whenEmpty: 'No previous grants were entered.',
    },
    { kind: 'subheading', text: 'Funding from outside' },
    {
      kind: 'table',
      columns: [
        { head: 'Funding organization', share: 5 },
        { head: 'Amount', share: 2, align: 'right' },
      ],
      rows: filled(form.fundingRows).map((row) => [row.fundingOrganization, grouped(row.fundingAmount)]),
      whenEmpty: 'No funding from outside was entered.',
    },
    { kind: 'subheading', text: 'Research facilities' },
    { kind: 'paragraph', text: form.researchFacilities || notEntered },
  ]
}

function investigators(form: ApplicationForm): Block[] {
  return [
    { kind: 'heading', text: '3. Investigators' },
    {
      kind: 'table',
      columns: [
        { head: 'Co-investigator', share: 2 },
        { head: 'Department and university', share: 3 },
      ],
      rows: filled(form.co_investigators).map((row) => [row.name, row.departmentUniversity]),
      whenEmpty: 'No co-investigators were entered.',
    },
    { kind: 'subheading', text: 'Foreign collaborator' },
    {
      kind: 'fields',
      rows: [
        field('Name', form.foreign_collaborators),
        field('Department and university', form.foreign_collaborator_departmentUniversity),
      ],
    },
  ]
}

function uploads(files: ApplicationContent['files']): Block[] {
  return [
    { kind: 'heading', text: '4. Uploads' },
    {
      kind: 'table',
      columns: [
        { head: 'Document', share: 3 },
        { head: 'File', share: 5 },
        { head: 'Size', share: 1.6, align: 'right' },
        { head: 'Pages', share: 1.2, align: 'right' },
      ],
      rows: FILE_FIELDS.map((name) => {
        const file = files[name]
        return file === undefined
          ? [FILE_FIELD_LABELS[name], 'Not uploaded', '', '']
          : [FILE_FIELD_LABELS[name], file.name, formatBytes(file.bytes), String(file.pages ?? 'Unknown')]
      }),
      whenEmpty: 'No files were uploaded.',
    },
  ]
}

function reviewers(form: ApplicationForm): Block[] {
  return [
    { kind: 'heading', text: '5. Suggested reviewers' },
    {
      kind: 'table',
      columns: [
        { head: 'Name', share: 3 },
        { head: 'Email', share: 3.4 },
        { head: 'Affiliation', share: 4 },
      ],
      rows: [
        [form.reviewer1Name, form.reviewer1Email, form.reviewer1Affiliation],
        [form.reviewer2Name, form.reviewer2Email, form.reviewer2Affiliation],
        [form.reviewer3Name, form.reviewer3Email, form.reviewer3Affiliation],
      ].map((cells) => cells.map((cell) => cell || notEntered)),
      whenEmpty: 'No reviewers were entered.',
    },
  ]
}

const notEntered = 'Not entered'

function field(label: string, value: string): Field {
  return { label, value: value.trim() || notEntered }
}

function nameOf({ title, name }: ApplicationForm): string {
  return [title, name].filter(Boolean).join(' ')
}

/** `1,250,000`: these amounts are in a currency of their own, or in none that was asked for. */
function grouped(amount: string): string {
  return formatLkr(amount).replace(/^LKR /, '')
}

/** A submitted application comes back with 1 and 0 where the form has yes and no (wire 2.4). */
function yesOrNo(answer: string): string {
  if (answer === 'yes' || answer === '1') return 'Yes'
  if (answer === 'no' || answer === '0') return 'No'
  return answer
}

function months(duration: string): string {
  return /^\d+$/.test(duration) ? `${duration} ${duration === '1' ? 'month' : 'months'}` : duration
}

/** Lists keep one empty row to type in (spec 9), which is not worth a line on paper. */
function filled<Row extends Record<string, string>>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => Object.values(row).some((value) => value.trim() !== ''))
}
