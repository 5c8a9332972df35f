/** A date with an optional time, without a zone. */
export interface SheetDate {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly time: { readonly hour: number; readonly minute: number; readonly second: number } | undefined
}

/** A cell of a saved table. Text is never converted; null is an empty cell. */
export type SheetCell = string | number | SheetDate | null

/** Rows of cells, the headers first. */
export type SheetTable = readonly (readonly SheetCell[])[]

const padNumber = (number: number, length = 2) => String(number).padStart(length, '0')

/** Returns `2026-11-30` or `2026-11-30 16:00`, which spreadsheets read as a date in every language. */
export function formatIsoDate({ year, month, day, time }: SheetDate): string {
  const date = `${padNumber(year, 4)}-${padNumber(month)}-${padNumber(day)}`
  return time ? `${date} ${padNumber(time.hour)}:${padNumber(time.minute)}` : date
}
