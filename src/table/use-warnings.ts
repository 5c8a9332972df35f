import { useEffect, useState } from 'react'
import type { BulkAction } from './bulk'

/** The warnings about these rows before an action; each row is checked once, and one without a result is skipped. */
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
