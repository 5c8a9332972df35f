import { Download } from 'lucide-react'
import { addressFor } from '@/lib/address-for'
import { toCsv } from '@/lib/csv'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { csvTable } from './csv-table'
import type { Column } from './rows'

interface CsvButtonProps<Row> {
  /** Every row found, whatever page it is on. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  name: string
}

/** Saves the rows and columns shown, in their order, as a file for a spreadsheet. */
export function CsvButton<Row>({ rows, columns, name }: CsvButtonProps<Row>) {
  const announce = useAnnounce()

  function save() {
    const file = new Blob([toCsv(csvTable(rows, columns))], { type: 'text/csv;charset=utf-8' })
    const link = document.createElement('a')
    link.href = addressFor(file)
    link.download = `${name}.csv`
    link.click()
    const count = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'row' : 'rows'}`
    announce(`${count} saved as ${name}.csv.`)
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download aria-hidden size={16} />}
      disabledReason={rows.length === 0 ? 'There is no row to save.' : undefined}
      onClick={save}
    >
      Download CSV
    </Button>
  )
}
