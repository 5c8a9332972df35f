import type { Step } from './application-steps'

/** The kind of a text field. Selects its control, its hints, and how it is read and written. */
export type TextKind =
  | 'text'
  | 'longText'
  | 'yesNo'
  | 'choice'
  | 'year'
  | 'months'
  | 'day'
  | 'period'
  | 'amount'
  | 'email'
  | 'phone'
  | 'link'

export interface TextSpec {
  readonly kind: TextKind
  readonly label: string
  /** Shown below the label. */
  readonly hint?: string
  /** The host's name, if it differs. */
  readonly wire?: string
  /** The message if the value is missing; absent if it is optional. In rows, it applies to the first row only. */
  readonly required?: string
  /** The maximum number of characters. */
  readonly limit?: number
  readonly options?: readonly string[]
  /** The value of a new row, which counts as no entry. */
  readonly initial?: string
  readonly sample: string
}

interface FieldPlace {
  /** Null for a field that is stored and sent but never shown. */
  readonly step: Step | null
  /** Shown only if this field is `yes`. */
  readonly onlyIf?: 'leaveRequested' | 'outsideGrants'
  /** Shown in the edit tabs regardless of `onlyIf`. */
  readonly alwaysIn?: 'edit'
}

export interface RowsSpec extends FieldPlace {
  readonly kind: 'rows'
  readonly label: string
  readonly hint?: string
  /** The label of one row: "Amount, grant row 2". */
  readonly row: string
  readonly wire?: string
  /** The host's name in a saved application. */
  readonly saved: string
  readonly columns: Readonly<Record<string, TextSpec>>
}

/** The fields of each reviewer, all required; `wire` is the suffix of `reviewer1Name`. */
interface ReviewersSpec extends FieldPlace {
  readonly kind: 'reviewers'
  readonly label: string
  readonly columns: Readonly<Record<string, Omit<TextSpec, 'required' | 'sample'> & { readonly wire: string }>>
}

export interface PdfSpec extends FieldPlace {
  readonly kind: 'pdf'
  readonly label: string
  readonly hint?: string
  readonly required: string
}

export type FieldSpec = (TextSpec & FieldPlace) | RowsSpec | ReviewersSpec | PdfSpec

/** Whether a value, a file or at least one row has to be given. */
export function isRequired(spec: FieldSpec): boolean {
  if (spec.kind === 'rows') return Object.values(spec.columns).some(({ required }) => required !== undefined)
  return spec.kind === 'reviewers' || spec.required !== undefined
}
