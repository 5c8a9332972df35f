import type { Step } from './application-steps'

/** What kind of text an answer is: which control asks for it, what is advised, and how it is written and read. */
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

/** One text: an answer of its own, or a column of rows. */
export interface TextSpec {
  readonly kind: TextKind
  readonly label: string
  /** What the host calls it, where that is another name. */
  readonly wire?: string
  /** What is said where it is missing; absent where it may be. Of rows only the first has to have it. */
  readonly required?: string
  /** As many characters as it may have. */
  readonly limit?: number
  /** Of a choice that is always the same. */
  readonly options?: readonly string[]
  /** What the sample application answers. */
  readonly sample: string
}

/** Where and when a field is asked for. */
interface Placed {
  /** Null for what is kept and sent, and never asked for. */
  readonly step: Step | null
  /** Asked only where this question is answered with yes. */
  readonly onlyIf?: 'leaveRequested' | 'outsideGrants'
  /** Asked in the edit tabs whatever that answer is. */
  readonly alwaysIn?: 'edit'
}

/** A list to which rows can be added. */
export interface RowsSpec extends Placed {
  readonly kind: 'rows'
  readonly label: string
  /** What one of its rows is called: "Amount, grant row 2". */
  readonly row: string
  readonly wire?: string
  /** What the host calls it where it gives a saved application back. */
  readonly saved: string
  readonly columns: Readonly<Record<string, TextSpec>>
}

/** What is asked about each reviewer, all of it required; `wire` is the end of `reviewer1Name`. */
export interface ReviewersSpec extends Placed {
  readonly kind: 'reviewers'
  readonly label: string
  readonly columns: Readonly<Record<string, Omit<TextSpec, 'required' | 'sample'> & { readonly wire: string }>>
}

/** A PDF, which every application has to have. */
export interface PdfSpec extends Placed {
  readonly kind: 'pdf'
  readonly label: string
  readonly required: string
}

export type FieldSpec = (TextSpec & Placed) | RowsSpec | ReviewersSpec | PdfSpec
