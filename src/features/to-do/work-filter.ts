import { useSearchParams } from 'react-router-dom'
import { WORK_FILTER, type Work } from '@/domain/council/to-do'
import type { Filter } from '@/table/rows'

/** Returns the filter for rows that wait for one kind of work. The counts of the dashboard link to it. */
export function workFilter<Row>(work: readonly Work<Row>[]): Filter<Row> {
  return {
    id: WORK_FILTER,
    label: 'Waiting for you',
    allLabel: 'All applications',
    options: work.map(({ id, label }) => ({ value: id, label })),
    matches: (row, value) => work.some(({ id, matches }) => id === value && matches(row)),
  }
}

/** Returns the id of the work that the URL filters by. Some kinds of work need a scan of the rows. */
export function useWorkFilterParam(): string | null {
  return useSearchParams()[0].get(WORK_FILTER)
}
