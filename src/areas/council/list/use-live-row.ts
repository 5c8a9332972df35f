import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { allowed, type Verdict } from '@/domain/people/roles'

interface LiveRow<Row> {
  row: Row
  /** Why nothing may be sent about it any more; undefined while it may be. */
  disabledReason: string | undefined
}

/** Returns the current version of a dialog's row, or the last one if it has left the list. */
export function useLiveRow<Name extends ListCall>(
  call: Name,
  opened: ListedRow<Name>,
  verdictOf: (row: ListedRow<Name>) => Verdict,
): LiveRow<ListedRow<Name>> {
  const { client } = useServices()
  const { data: rows } = useSuspenseQuery(listQuery(client, call))
  const [last, setLast] = useState(opened)
  const listed = rows.find(({ applicationId }) => applicationId === opened.applicationId)
  if (listed === undefined) return { row: last, disabledReason: 'This application is no longer in the list.' }
  if (listed !== last) setLast(listed)
  const verdict = verdictOf(listed)
  return { row: listed, disabledReason: allowed(verdict) ? undefined : verdict }
}
