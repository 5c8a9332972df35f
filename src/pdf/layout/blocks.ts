/** The parts of a printed document, from top to bottom. The layout engine decides only their positions. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  | { kind: 'fields'; rows: readonly Field[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[]; emptyText: string }
  | { kind: 'signatures'; people: readonly Signature[] }
  | { kind: 'page-break' }

export interface Field {
  label: string
  value: string
}

export interface Column {
  header: string
  /** The width of this column relative to the other columns. */
  widthRatio: number
  align?: 'left' | 'right'
}

export interface Signature {
  name: string
  role: string
}

export interface PrintedDocument {
  title: string
  /** The kind of document, shown above the title. */
  kicker: string
  runningHead: { left: string; right: string }
  /** At the foot of every page, beside the page number. */
  footer: string
  author: string
  /** The file's creation date, passed in so that the same input gives the same bytes. */
  printedAt: Date
  blocks: readonly Block[]
}
