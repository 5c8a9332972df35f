import { ROW_LISTS } from '@/domain/application/application-form'
import type { TextKind } from '@/domain/application/field-spec'
import { ENTRIES, getColumns } from '@/domain/application/form-entries'

/** Kinds of form fields whose texts identify nobody. */
const IMPERSONAL_KINDS: readonly TextKind[] = ['yesNo', 'choice', 'year', 'months', 'day', 'period', 'amount']

const FORM_COLUMNS = [
  ...ENTRIES.map(({ wire, spec }) => ({ wire, kind: spec.kind })),
  ...ROW_LISTS.flatMap((list) =>
    getColumns(list).map(([column, { wire, kind }]): { wire: string; kind: TextKind } => ({
      wire: wire ?? column,
      kind,
    })),
  ),
]

const IMPERSONAL_COLUMNS = new Set([
  ...FORM_COLUMNS.filter(({ kind }) => IMPERSONAL_KINDS.includes(kind)).map(({ wire }) => wire),
  'user_role',
  'role',
  'startDate',
  'period',
  'amount',
  'overallMarks',
  'pdfUrl',
  'Open_Date',
  'Time_1',
  'Close_Date',
  'Time_2',
  'Year',
])

/** Whether a text column holds no personal text: a mark, an amount, a date, a role. */
export const isImpersonalColumn = (column: string): boolean =>
  IMPERSONAL_COLUMNS.has(column) || /^reviewer\d_marks?$/.test(column)

/** Fields of every response, beside those of its schema: the markers of success, and the host's own texts. */
export const isMarker = (field: string): boolean => field === 'status' || field === 'success'
export const isHostText = (field: string): boolean => ['message', 'error', 'Error', 'detail', 'title'].includes(field)

export const isPassword = (field: string): boolean => /password|pwd/i.test(field)
