import { WORK_FILTER, type Work } from '@/domain/council/to-do'
import type { Filter } from '@/table/rows'

/** Returns the filter that the counts of the dashboard link to: rows that wait for one kind of work. */
export function workFilter<Row>(work: readonly Work<Row>[]): Filter<Row> {
  return {
    id: WORK_FILTER,
    label: 'Waiting for you',
    allLabel: 'All applications',
    options: work.map(({ id, label }) => ({ value: id, label })),
    matches: (row, value) => work.some(({ id, matches }) => id === value && matches(row)),
  }
}
