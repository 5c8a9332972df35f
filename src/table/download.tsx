import { Popover } from '@base-ui/react/popover'
import { useEffect, useRef, useState } from 'react'
import { toCsv } from '@/lib/csv'
import { formatCount, formatNumber } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import type { SheetTable } from '@/lib/sheet-cell'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { createExportTable } from './export-table'
import type { Column } from './rows'

const FORMATS: readonly { format: SheetFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
]

interface DownloadButtonsProps {
  isEmpty: boolean
  onSave: (format: SheetFormat) => void
}

export function DownloadButtons({ isEmpty, onSave }: DownloadButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Download</legend>
      <div className="flex flex-wrap gap-2">
        {FORMATS.map(({ format, label }) => (
          <Popover.Close
            key={format}
            onClick={() => onSave(format)}
            render={
              <Button size="small" disabledReason={isEmpty ? 'There is no row to save.' : undefined}>
                {label}
              </Button>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface DownloadOptions<Row> {
  /** All matching rows, on every page. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** File name without extension. */
  name: string
}

/** Milliseconds between progress updates; an update for each row would take longer than the rows. */
const PROGRESS_INTERVAL = 100

type SheetFormat = 'csv' | 'xlsx'

/** Loads the XLSX library on demand. */
const WRITERS: Record<SheetFormat, (table: SheetTable, name: string) => Promise<Blob>> = {
  csv: async (table) => new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
  xlsx: async (table, name) => (await import('@/lib/xlsx')).toXlsx(table, name),
}

/** Saves the matching rows and visible columns, in the order shown. `progress` is null unless values are being fetched. */
export function useTableDownload<Row>({ rows, columns, name }: DownloadOptions<Row>) {
  const announce = useAnnounce()
  const [progress, setProgress] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const controller = useRef<AbortController | null>(null)

  // Aborts on unmount: nothing more is fetched or saved.
  useEffect(() => () => controller.current?.abort(), [])

  async function save(format: SheetFormat) {
    const { signal } = (controller.current = new AbortController())
    let lastUpdate = 0
    const onRow = async (finishedRows: number) => {
      const now = performance.now()
      if (now - lastUpdate < PROGRESS_INTERVAL) return
      lastUpdate = now
      setProgress(`Making the file: ${formatNumber(finishedRows)} of ${formatCount(rows.length, 'row', 'rows')}`)
      // Yields, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve))
    }
    setFailed(false)
    try {
      const table = await createExportTable(rows, columns, { signal, onRow })
      if (table === null) return
      const file = await WRITERS[format](table, name)
      if (signal.aborted) return
      saveBlob(file, `${name}.${format}`)
      announce(`${formatCount(rows.length, 'row', 'rows')} saved as ${name}.${format}.`)
    } catch (error) {
      console.error('The file could not be made.', error)
      if (!signal.aborted) setFailed(true)
    } finally {
      setProgress(null)
    }
  }

  return { progress, isFailed, save: (format: SheetFormat) => void save(format) }
}
