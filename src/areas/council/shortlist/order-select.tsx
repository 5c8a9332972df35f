import { Menu } from '@/ui/menu'
import { caseName } from '../list/row-names'
import { useOrderingOf, type CaseToOrder } from './use-ordering'

/** Select, then Shortlist or Reject (spec 2). */
export function OrderSelect({ row }: { row: CaseToOrder }) {
  const { order, whyNot } = useOrderingOf(row)
  return (
    <Menu
      label="Select"
      about={caseName(row.projectTitle, row.app_ID)}
      size="small"
      disabledReason={whyNot}
      items={[
        { label: 'Shortlist', onSelect: () => order('2.1') },
        { label: 'Reject', tone: 'danger', onSelect: () => order('2.2') },
      ]}
    />
  )
}
