import { WORK_FILTER, type Work } from '@/domain/council/work-queue'
import type { Filter } from '@/table/rows'

/** The filter of a list that the dashboard's counts lead to: the rows that wait for one kind of work. */
export function workFilter<Row>(work: readonly Work<Row>[]): Filter<Row> {
  return {
    id: WORK_FILTER,
    label: 'Waiting for you',
    allLabel: 'All applications',
    options: work.map(({ id, label }) => ({ value: id, label })),
    matches: (row, value) => work.some(({ id, waits }) => id === value && waits(row)),
  }
}
