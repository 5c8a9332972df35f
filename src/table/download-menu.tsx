import { Download } from 'lucide-react'
import { Menu } from '@/ui/menu'
import type { Column } from './rows'
import { useTableDownload, type SheetFormat } from './use-table-download'

interface DownloadMenuProps<Row> {
  /** All matching rows, on every page. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  name: string
}

const FORMATS: readonly { format: SheetFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
]

/** Saves the matching rows and visible columns, in the order shown, as a file. */
export function DownloadMenu<Row>(props: DownloadMenuProps<Row>) {
  const { progress, isFailed, save } = useTableDownload(props)
  return (
    <>
      <Menu
        label="Download"
        // Progress must be readable without hover.
        size={progress === null ? 'tool' : 'small'}
        variant="quiet"
        icon={<Download aria-hidden size={18} />}
        busyLabel={progress}
        disabledReason={props.rows.length === 0 ? 'There is no row to save.' : undefined}
        items={FORMATS.map(({ format, label }) => ({ label, onSelect: () => save(format) }))}
      />
      {isFailed && (
        <p role="alert" className="w-full text-sm font-medium text-refused">
          The file could not be made. Nothing was changed. Check your connection and try again.
        </p>
      )}
    </>
  )
}
