import type { StatusTone } from '@/domain/status/status'

/** SVG paths. Bars have lines on a tile of 8 px, dots have shapes around the origin. */
export const LOOKS = {
  empty: '',
  solid: '',
  dots: 'M4 4h.01',
  diagonal: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  crossed: 'M-2 2L2 -2M0 8L8 0M6 10L10 6M-2 6L2 10M0 0L8 8M6 -2L10 2',
  horizontal: 'M0 4H8',
  vertical: 'M4 0V8',
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  square: 'M-4.5 -4.5h9v9h-9z',
  triangle: 'M0 -6.5L6 4.5H-6z',
  line: 'M-1 -9h2v18h-2z',
  band: 'M-10 -8h20v16h-20z',
}

/** The look alone distinguishes series, in print and without colours. */
export interface Series {
  readonly label: string
  readonly tone: StatusTone | 'accent' | 'ink'
  readonly look: keyof typeof LOOKS
}

/** A part of a bar, or a dot. */
export interface Mark {
  /** Index of the series. */
  readonly series: number
  readonly value: number
  /** Tooltip: "Granted, 2026: 3". */
  readonly says: string
  readonly to?: string | undefined
}

/** Numbers are right-aligned with separated thousands on the page, and plain in the CSV. */
type CellValue = string | number

export type Cell = CellValue | { readonly text: CellValue; readonly to?: string | undefined }

interface ChartRow {
  readonly label: string
  readonly marks: readonly Mark[]
  /** Mean or median of the row, drawn as a line. */
  readonly middle?: number | undefined
  /** Cells of the table. The first cell is the header of the row. */
  readonly cells: readonly Cell[]
}

/** Plain data, because a chart is redrawn only if its JSON changes. */
export interface ChartData {
  readonly kind: 'bars' | 'dots'
  readonly series: readonly Series[]
  readonly rows: readonly ChartRow[]
  /** Omits the numbers in the parts and shortens those of the axis. */
  readonly hasAmounts?: boolean
  /** Minimum extent of the axis; values outside extend it. */
  readonly extent?: readonly [number, number]
  /** Range of usual values, drawn as a band. */
  readonly usual?: { readonly low: number; readonly high: number } | undefined
}

/** CSS pixels. Kept apart from the chart library, so that space is reserved while it loads. */
export const AXIS = 32
export const ROW_HEIGHTS = { bars: 60, dots: 40 }
/** Rows that fit on one printed page. Another picture shows further rows. */
export const PAGE_ROWS = { bars: 14, dots: 21 }

/** Links only counts that have applications. */
export const countCell = ({ value, to }: Mark): Cell => ({ text: value, to: value > 0 ? to : undefined })

/** Omits filters without a value. */
export function listLink(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${path}?${new URLSearchParams(set).toString()}`
}
