import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toCsv } from '@/lib/csv'
import { formatCount } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { csvTable } from './csv-table'
import type { Column } from './rows'

interface CsvButtonProps<Row> {
  /** All matching rows, on every page. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  name: string
}

/** Saves the matching rows and visible columns, in the order shown, as a CSV file. */
export function CsvButton<Row>({ rows, columns, name }: CsvButtonProps<Row>) {
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)
  const underWay = useRef<AbortController | null>(null)

  // After the page was left, no file is saved and nothing more is fetched.
  useEffect(() => () => underWay.current?.abort(), [])

  async function save() {
    const { signal } = (underWay.current = new AbortController())
    setBusy(true)
    const table = await csvTable(rows, columns, signal).finally(() => setBusy(false))
    if (table === null) return
    saveBlob(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    const count = formatCount(rows.length, 'row', 'rows')
    announce(`${count} saved as ${name}.csv.`)
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden size={16} />}
      disabledReason={rows.length === 0 ? 'There is no row to save.' : undefined}
      busy={busy}
      busyLabel="Making the file..."
      onClick={() => void save()}
    >
      Download CSV
    </Button>
  )
}
