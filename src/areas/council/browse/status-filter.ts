import { FILTER_CHOICES, STATUS_ROWS, type Status } from '@/domain/status'
import type { Filter } from '@/table/rows'

/** URL value of an option, derived from its label: `status=reviewers-comments`. */
const valueOf = (label: string) => label.toLowerCase().replace(' ', '-')

export function statusFilter<Row extends { readonly status: Status }>(): Filter<Row> {
  return {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: FILTER_CHOICES.map((label) => ({ value: valueOf(label), label })),
    matches: ({ status }, value) => STATUS_ROWS[status].foundBy.some((label) => valueOf(label) === value),
  }
}
