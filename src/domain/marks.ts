import { limits } from './limits'

/** What the marks of one application come to. */
export interface MarksSummary {
  /** The marks that can be compared, in the order given. */
  numbers: number[]
  /** Their mean, undefined where there is none. */
  mean: number | undefined
  /** The highest less the lowest; undefined with fewer than two. */
  spread: number | undefined
  /** How many reviewers have given none. */
  missing: number
  /** Marks as written that are in the sum of nothing: words, and numbers beyond the scale. */
  leftOut: string[]
}

/**
 * Sums up the marks of an application's reviewers. Reviewers write free text (spec 5), so a mark is compared only
 * when it is a plain number on the scale (settled "Marks"): `78`, `78.5`; not `A minus`, `8/10` or `780`. A mark of 0
 * is a mark; null and the empty text are none.
 */
export function sumUpMarks(marks: readonly (string | null)[]): MarksSummary {
  const written = marks.map((mark) => mark?.trim() ?? '').filter((mark) => mark !== '')
  const numbers = written.flatMap((mark) => readMark(mark) ?? [])
  return {
    numbers,
    mean: numbers.length === 0 ? undefined : numbers.reduce((sum, mark) => sum + mark, 0) / numbers.length,
    spread: numbers.length < 2 ? undefined : Math.max(...numbers) - Math.min(...numbers),
    missing: marks.length - written.length,
    leftOut: written.filter((mark) => readMark(mark) === undefined),
  }
}

/** A mark as a number on the scale of spec 9, undefined where it is none. */
function readMark(written: string): number | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(written)) return undefined
  const mark = Number(written)
  return mark >= limits.lowestMark && mark <= limits.highestMark ? mark : undefined
}

/** A mark for reading, with one decimal where it has any: `85`, `85.3`. */
export function formatMark(mark: number): string {
  return String(Math.round(mark * 10) / 10)
}
