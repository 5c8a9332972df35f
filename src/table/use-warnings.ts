import { useEffect, useState } from 'react'
import type { BulkAction } from './bulk'

/** What to look at before an action is done to these rows; each is asked about once, and one that cannot be is passed over. */
export function useWarnings<Row>(rows: readonly Row[], warning: BulkAction<Row>['warning']): ReadonlyMap<Row, string> {
  const [warnings, setWarnings] = useState<ReadonlyMap<Row, string>>(new Map())
  useEffect(() => {
    let isOpen = true
    async function lookThrough() {
      if (warning === undefined) return
      for (const row of rows) {
        const text = await warning(row)
        if (!isOpen) return
        if (text !== null) setWarnings((before) => new Map(before).set(row, text))
      }
    }
    void lookThrough()
    return () => void (isOpen = false)
  }, [rows, warning])
  return warnings
}
