import { parseMark } from './marks'
import { isOutlier, getTukeyFences } from './outliers'
import { REVIEWERS, type ReviewerNumber } from '../people/reviewers'

interface ReviewedApplication {
  readonly applicationId: string
  readonly projectTitle: string
  readonly reviews: readonly { readonly number: ReviewerNumber; readonly marks: string | null | undefined }[]
}

interface ComparedMark {
  readonly number: ReviewerNumber
  /** As the reviewer wrote it; null if missing. */
  readonly rawText: string | null
  /** Undefined if it is not a number on the scale. */
  readonly mark: number | undefined
  readonly isOutlier: boolean
}

export interface ComparedApplication extends Pick<ReviewedApplication, 'applicationId' | 'projectTitle'> {
  readonly marks: readonly ComparedMark[]
  /** Undefined if no mark is a number on the scale. */
  readonly mean: number | undefined
}

interface MarkedApplication extends ComparedApplication {
  readonly mean: number
}

/**
 * Sorts applications with a mark by highest mean. Applications without a mean come last. Outliers are measured against
 * all marks, because one application has too few marks.
 */
export function compareMarks(applications: readonly ReviewedApplication[]) {
  const rows = applications.map((row) => ({
    row,
    marks: REVIEWERS.map(({ number }) => {
      const text = row.reviews.find((one) => one.number === number)?.marks?.trim() || null
      return { number, rawText: text, mark: text === null ? undefined : parseMark(text) }
    }),
  }))
  const fences = getTukeyFences(rows.flatMap(({ marks }) => marks.flatMap(({ mark }) => mark ?? [])))
  const compared = rows
    .filter(({ marks }) => marks.some((one) => one.rawText !== null))
    .map(({ row: { applicationId, projectTitle }, marks }): ComparedApplication => {
      const numbers = marks.flatMap(({ mark }) => mark ?? [])
      return {
        applicationId,
        projectTitle,
        marks: marks.map((one) => ({ ...one, isOutlier: one.mark !== undefined && isOutlier(one.mark, fences) })),
        mean: numbers.length === 0 ? undefined : numbers.reduce((sum, mark) => sum + mark, 0) / numbers.length,
      }
    })
    .toSorted((one, other) => (other.mean ?? -1) - (one.mean ?? -1))
  const marked = compared.flatMap((row): MarkedApplication[] => {
    const { mean } = row
    return mean === undefined ? [] : [{ ...row, mean }]
  })
  /** Words, and numbers off the scale. */
  const unreadableMarks = compared.flatMap((row) =>
    row.marks.flatMap(({ number, mark, rawText: text }) =>
      mark === undefined && text !== null ? { row, number, rawText: text } : [],
    ),
  )
  return { compared, marked, fences, unreadableMarks, unmarkedCount: applications.length - marked.length }
}
