import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { allowed, type Verdict } from '@/domain/people/permissions'

interface CurrentRow<Row> {
  row: Row
  /** The reason why nothing may be sent about the application. Undefined while sending is allowed. */
  disabledReason: string | undefined
}

/** Returns the current version of a dialog's row, or the last version after the row has left the list. */
export function useCurrentRow<Name extends ListCall>(
  call: Name,
  openedRow: ListedRow<Name>,
  getVerdict: (row: ListedRow<Name>) => Verdict,
): CurrentRow<ListedRow<Name>> {
  const { client } = useServices()
  const { data: rows } = useSuspenseQuery(listQuery(client, call))
  const [lastRow, setLastRow] = useState(openedRow)
  const listedRow = rows.find(({ applicationId }) => applicationId === openedRow.applicationId)
  if (listedRow === undefined) return { row: lastRow, disabledReason: 'This application is no longer in the list.' }
  if (listedRow !== lastRow) setLastRow(listedRow)
  const verdict = getVerdict(listedRow)
  return { row: listedRow, disabledReason: allowed(verdict) ? undefined : verdict }
}
