import { STATUS } from '@/domain/status/status'
import { Menu } from '@/ui/menu'
import { applicationLabel } from '../list/row-labels'
import { useShortlisting, type ApplicationToShortlist } from './use-shortlisting'

export function ShortlistSelect({ row }: { row: ApplicationToShortlist }) {
  const { order, disabledReason } = useShortlisting(row)
  return (
    <Menu
      label="Select"
      about={applicationLabel(row)}
      size="small"
      disabledReason={disabledReason}
      items={[
        { label: 'Shortlist', onSelect: () => order(STATUS.shortlisted) },
        { label: 'Reject', tone: 'danger', onSelect: () => order(STATUS.notShortlisted) },
      ]}
    />
  )
}
