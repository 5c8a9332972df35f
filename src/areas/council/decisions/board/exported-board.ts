import type { MarksSummary } from '@/domain/council/marks'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import type { ExportColumn } from '@/table/rows'
import type { ApprovedApplication } from '../decision.write'

interface Marked extends ApprovedApplication {
  readonly marks: MarksSummary
}

/** Each mark as written, also one that is left out of the mean. */
export const exportedMarks: readonly ExportColumn<Marked>[] = [
  ...REVIEWERS.map((reviewer): ExportColumn<Marked> => ({
    header: `${reviewer.label} mark`,
    type: 'number',
    value: (row) => reviewBy(row, reviewer).marks,
  })),
  { header: 'Marks missing', value: ({ marks }) => marks.missing },
]
