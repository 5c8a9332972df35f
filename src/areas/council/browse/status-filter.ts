import { FILTER_CHOICES, STATUS_ROWS, type Status } from '@/domain/status/status'
import type { Filter } from '@/table/rows'

export function statusFilter<Row extends { readonly status: Status }>(): Filter<Row> {
  return {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: Object.entries(FILTER_CHOICES).map(([value, label]) => ({ value, label })),
    matches: ({ status }, value) => STATUS_ROWS[status].foundBy.some((choice) => choice === value),
  }
}
