import { readMark } from './marks'
import { isOutlier, tukeyFences } from './outliers'
import { REVIEWERS, type ReviewerNumber } from '../people/reviewers'

interface Reviewed {
  readonly applicationId: string
  readonly projectTitle: string
  readonly reviews: readonly { readonly number: ReviewerNumber; readonly marks: string | null | undefined }[]
}

interface ComparedMark {
  readonly number: ReviewerNumber
  /** As the reviewer wrote it; null if missing. */
  readonly written: string | null
  /** Undefined if it is not a number on the scale. */
  readonly mark: number | undefined
  readonly isOutlier: boolean
}

export interface MarkedApplication extends Pick<Reviewed, 'applicationId' | 'projectTitle'> {
  readonly marks: readonly ComparedMark[]
  readonly mean: number
}

/** Sorts by highest mean. Outliers are measured against all marks, because one application has too few. */
export function marksOfApplications(applications: readonly Reviewed[]) {
  const written = applications.map((row) => ({
    row,
    marks: REVIEWERS.map(({ number }) => {
      const text = row.reviews.find((one) => one.number === number)?.marks?.trim() || null
      return { number, written: text, mark: text === null ? undefined : readMark(text) }
    }),
  }))
  const fences = tukeyFences(written.flatMap(({ marks }) => marks.flatMap(({ mark }) => mark ?? [])))
  const marked = written
    .flatMap(({ row: { applicationId, projectTitle }, marks }): MarkedApplication[] => {
      const numbers = marks.flatMap(({ mark }) => mark ?? [])
      if (numbers.length === 0) return []
      const mean = numbers.reduce((sum, mark) => sum + mark, 0) / numbers.length
      const compared = marks.map((one) => ({
        ...one,
        isOutlier: one.mark !== undefined && isOutlier(one.mark, fences),
      }))
      return [{ applicationId, projectTitle, marks: compared, mean }]
    })
    .toSorted((one, other) => other.mean - one.mean)
  const outliers = marked.flatMap((row) =>
    row.marks.flatMap(({ number, mark, isOutlier: isFar }) =>
      isFar && mark !== undefined ? { row, number, mark } : [],
    ),
  )
  return { marked, fences, outliers, unmarked: applications.length - marked.length }
}
