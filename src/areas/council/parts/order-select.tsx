import { allowed, can } from '@/domain/roles'
import { Menu } from '@/ui/menu'
import { useOrderingOf, type CaseToOrder } from './use-ordering'

/** Select, then Shortlist or Reject (spec 2). */
export function OrderSelect({ row }: { row: CaseToOrder }) {
  const { order, chosen } = useOrderingOf(row)
  const verdict = chosen === undefined ? can.order(row.Status, '2.1') : 'Your choice is being saved.'
  return (
    <Menu
      label="Select"
      about={row.projectTitle}
      size="small"
      disabledReason={allowed(verdict) ? undefined : verdict}
      items={[
        { label: 'Shortlist', onSelect: () => void order('2.1') },
        { label: 'Reject', tone: 'danger', onSelect: () => void order('2.2') },
      ]}
    />
  )
}
