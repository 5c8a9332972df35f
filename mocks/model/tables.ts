import { valuesSchema, rowsSchema } from '@/domain/application/application-form'
import { FILE_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { ROLES } from '@/domain/people/roles'
import { DECISIONS, STATUS_CODES } from '@/domain/status/status'
import { z } from '@/lib/zod'

/**
 * Tables in domain values: amounts and years are text as typed, dates `YYYY-MM-DD HH:MM:SS` in host time. Contract and
 * dialect convert them to PHP's format.
 */
const id = z.int().check(z.positive())
const hostDate = z.nullable(z.string())

const personSchema = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  role: z.enum(ROLES),
})

/** A PHP session. `applicationId` is the application that Grant.php created last: the next calls send no id. */
const sessionSchema = z.strictObject({
  sid: z.string().check(z.minLength(1)),
  userId: z.nullable(id),
  applicationId: z.nullable(id),
})

const facultySchema = z.strictObject({ facultyId: id, faculty: z.string() })

const departmentSchema = z.strictObject({ departmentId: id, facultyId: id, department: z.string() })

/** At most one row. */
const applicationDatesSchema = z.strictObject({
  id,
  openDate: z.string(),
  closeDate: z.string(),
  year: z.string(),
})

const { grantRows, fundingRows, coInvestigators } = rowsSchema.shape
const { reviewers: nominations, ...columns } = valuesSchema.shape

/** Lists are stored in separate tables, because a column contains one value. */
const applicationSchema = z.strictObject({
  applicationId: id,
  userId: id,
  status: z.enum(STATUS_CODES),
  /** Time of the first save for a draft, because MySQL fills the column by default. */
  submittedDate: hostDate,
  ...columns,
  /** Empty until granted, like `period` and `amount`. */
  startDate: z.string(),
  period: z.string(),
  amount: z.string(),
  grantedAt: hostDate,
  /** Whether the council has requested the signed agreement by e-mail. */
  requested: z.boolean(),
})

const childColumns = { id, applicationId: id }

const grantRowSchema = z.strictObject({ ...childColumns, ...grantRows.def.element.shape })
const fundingRowSchema = z.strictObject({ ...childColumns, ...fundingRows.def.element.shape })
const nominationSchema = z.strictObject({ ...childColumns, ...nominations.def.element.shape })
const coInvestigatorSchema = z.strictObject({ ...childColumns, ...coInvestigators.def.element.shape })

const reviewerSchema = z.strictObject({
  ...childColumns,
  number: z.literal(REVIEWERS.map(({ number }) => number)),
  name: z.string(),
  email: z.string(),
  affiliation: z.string(),
  sent: z.boolean(),
  /** Free text; null until reviewed. */
  marks: z.nullable(z.string()),
  date: hostDate,
})

const approvalSchema = z.strictObject({
  ...childColumns,
  role: z.enum(['HOD', 'Dean']),
  name: z.string(),
  email: z.string(),
  sent: z.boolean(),
  decision: z.nullable(z.enum(DECISIONS)),
  remarks: z.string(),
  date: hostDate,
})

/** The last revision of an application's budget. A new revision replaces the row. */
const budgetRevisionSchema = z.strictObject({
  ...childColumns,
  uploadedAt: z.string(),
  decision: z.enum(['Pending', 'Approved', 'Rejected']),
})

/** Bytes are in `fileBytes`; those of seeded files are generated on demand. */
const storedFileSchema = z.strictObject({
  id,
  /** Null for the council's criteria. */
  applicationId: z.nullable(id),
  kind: z.enum([...FILE_KINDS, 'criteria']),
  /** The name on the host's disk. */
  name: z.string(),
  type: z.string(),
  size: z.int().check(z.nonnegative()),
  uploadedAt: z.string(),
  origin: z.enum(['uploaded', 'seed']),
})

const outgoingEmailSchema = z.strictObject({
  id,
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  sentAt: z.string(),
})

export interface TableDefinition {
  readonly schema: z.ZodMiniObject
  readonly key: string
}

export const TABLES = {
  people: { schema: personSchema, key: 'id' },
  sessions: { schema: sessionSchema, key: 'sid' },
  faculties: { schema: facultySchema, key: 'facultyId' },
  departments: { schema: departmentSchema, key: 'departmentId' },
  applicationDates: { schema: applicationDatesSchema, key: 'id' },
  applications: { schema: applicationSchema, key: 'applicationId' },
  grantRows: { schema: grantRowSchema, key: 'id' },
  fundingRows: { schema: fundingRowSchema, key: 'id' },
  coInvestigators: { schema: coInvestigatorSchema, key: 'id' },
  nominations: { schema: nominationSchema, key: 'id' },
  reviewers: { schema: reviewerSchema, key: 'id' },
  approvals: { schema: approvalSchema, key: 'id' },
  budgetRevisions: { schema: budgetRevisionSchema, key: 'id' },
  storedFiles: { schema: storedFileSchema, key: 'id' },
  outgoingEmails: { schema: outgoingEmailSchema, key: 'id' },
} as const satisfies Readonly<Record<string, TableDefinition>>

export type TableName = keyof typeof TABLES

export type PersonRow = z.infer<typeof personSchema>
export type SessionRow = z.infer<typeof sessionSchema>
export type ApplicationRow = z.infer<typeof applicationSchema>
export type ReviewerRow = z.infer<typeof reviewerSchema>
export type ApprovalRow = z.infer<typeof approvalSchema>
export type BudgetRevisionRow = z.infer<typeof budgetRevisionSchema>
export type StoredFileRow = z.infer<typeof storedFileSchema>
export type OutgoingEmailRow = z.infer<typeof outgoingEmailSchema>
