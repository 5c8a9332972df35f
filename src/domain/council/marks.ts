import { limits } from '../texts/limits'
import { plainNumber } from '../money/plain-number'

export interface MarksSummary {
  /** The marks that can be compared, in the given order. */
  numbers: number[]
  mean: number | undefined
  /** The highest minus the lowest; undefined with fewer than two. */
  spread: number | undefined
  /** The number of reviewers without a mark. */
  missingCount: number
  /** Words and numbers outside the scale, as written. They cannot be compared. */
  unreadable: string[]
}

/**
 * Summarises the marks of an application's reviewers. Reviewers write free text, so only plain numbers on the scale are
 * compared: `78`, `78.5`; not `A minus`, `8/10` or `780`. 0 is a mark; null and empty text are missing marks.
 */
export function summariseMarks(marks: readonly (string | null)[]): MarksSummary {
  const written = marks.map((mark) => mark?.trim() ?? '').filter((mark) => mark !== '')
  const numbers = written.flatMap((mark) => parseMark(mark) ?? [])
  return {
    numbers,
    mean: numbers.length === 0 ? undefined : numbers.reduce((sum, mark) => sum + mark, 0) / numbers.length,
    spread: numbers.length < 2 ? undefined : Math.max(...numbers) - Math.min(...numbers),
    missingCount: marks.length - written.length,
    unreadable: written.filter((mark) => parseMark(mark) === undefined),
  }
}

/** Returns a mark as a number from 0 to 100; undefined for other text. */
export function parseMark(written: string): number | undefined {
  const mark = Number(plainNumber(written) ?? NaN)
  return mark >= limits.lowestMark && mark <= limits.highestMark ? mark : undefined
}

/** Compares numbers by their value, and other marks as text. A missing mark equals only a missing mark. */
export function isSameMark(one: string | null | undefined, other: string | null | undefined): boolean {
  const [first, second] = [one, other].map((mark) => parseMark(mark ?? '') ?? mark?.trim() ?? '')
  return first === second
}

/** Formats a mark with at most one decimal: `85`, `85.3`. */
export function formatMark(mark: number): string {
  return String(Math.round(mark * 10) / 10)
}
