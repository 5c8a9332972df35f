import { STATUS } from '@/domain/status/status'
import type { BulkAction } from '@/table/bulk'
import { useRowDialog } from '../list/row-dialog'
import { ShortlistSeveral } from './shortlist-several'
import type { Shortlisting } from './shortlisting.write'
import type { ApplicationToShortlist } from './use-shortlisting'

export function useBulkShortlisting(): readonly BulkAction<ApplicationToShortlist>[] {
  const openDialog = useRowDialog()
  const onChosen =
    (to: Shortlisting, verb: string): BulkAction<ApplicationToShortlist>['onChosen'] =>
    (rows, clear) =>
      openDialog((onClose) => <ShortlistSeveral to={to} verb={verb} rows={rows} onClose={onClose} onQueued={clear} />)
  return [
    { label: 'Shortlist…', onChosen: onChosen(STATUS.shortlisted, 'Shortlist') },
    { label: 'Reject…', tone: 'danger', onChosen: onChosen(STATUS.notShortlisted, 'Reject') },
  ]
}
