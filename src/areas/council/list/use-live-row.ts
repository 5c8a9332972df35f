import { useState } from 'react'
import { allowed, type Verdict } from '@/domain/roles'

interface LiveRow<Row> {
  row: Row
  /** Why nothing is to be sent about it any more; undefined while it may be. */
  disabledReason: string | undefined
}

/**
 * The row that a window was opened for, as the list has it by now; as it last was, once the list has it no more.
 * @param verdictOf whether the row is still at the point that the window is for
 */
export function useLiveRow<Row>(
  rows: readonly Row[],
  opened: Row,
  isSame: (row: Row) => boolean,
  verdictOf: (row: Row) => Verdict,
): LiveRow<Row> {
  const [last, setLast] = useState(opened)
  const listed = rows.find(isSame)
  if (listed === undefined) return { row: last, disabledReason: 'This application is no longer in the list.' }
  if (listed !== last) setLast(listed)
  const verdict = verdictOf(listed)
  return { row: listed, disabledReason: allowed(verdict) ? undefined : verdict }
}
