import { STATUS } from '@/domain/status/status'
import { statusTexts } from '@/domain/status/status-texts'
import type { ListedFact } from '@/table/rows'
import { ApplicationFacts } from '../list/application-facts'
import { ShortlistStatus } from './shortlist-status'
import type { ApplicationToShortlist } from './use-shortlisting'

interface ShortlistPreviewProps {
  row: ApplicationToShortlist
  listed: readonly ListedFact[]
}

export function ShortlistPreview({ row, listed }: ShortlistPreviewProps) {
  return (
    <ApplicationFacts row={row} listed={listed}>
      <CurrentStatus row={row} />
    </ApplicationFacts>
  )
}

/** Omits the to-do text of a submitted application, because the dialog has the actions. */
function CurrentStatus({ row }: { row: ApplicationToShortlist }) {
  const { where, next, todo } = statusTexts(row.status, 'staff')
  return (
    <div>
      <ShortlistStatus row={row} />
      <p className="mt-2">{`${where} ${(row.status === STATUS.submitted ? undefined : todo) ?? next}`}</p>
    </div>
  )
}
