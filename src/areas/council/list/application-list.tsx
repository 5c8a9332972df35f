import { useMemo, type ComponentProps } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { ScanProgress } from '@/features/work-queue/scan-progress'
import { DataTable } from '@/table/data-table'
import { savedViews } from '@/table/saved-views'
import { rowLabels, type Listed } from './row-labels'

type TableProps<Row extends Listed> = ComponentProps<typeof DataTable<Row>>

interface ApplicationListProps<Row extends Listed> extends Omit<
  TableProps<Row>,
  'getRowId' | 'rowLabel' | 'urlState' | 'csvName' | 'views' | 'isScanning'
> {
  /** Name of the list in CSV files and in storage: `send-reviewers`. */
  name: string
  /** Progress of the row scan, if a filter needs a request per row. */
  scan?: ComponentProps<typeof ScanProgress>['scan']
}

/** Table for the council's lists: state in the URL, CSV export and saved views per user. */
export function ApplicationList<Row extends Listed>({ name, scan, ...table }: ApplicationListProps<Row>) {
  const { local, session } = useServices()
  const person = session.person?.id ?? ''
  const views = useMemo(() => savedViews(local, storedItems.views(person, name)), [local, person, name])
  return (
    <>
      {scan && <ScanProgress scan={scan} />}
      <DataTable
        {...table}
        {...rowLabels}
        urlState
        csvName={name}
        views={views}
        isScanning={scan !== undefined && scan.total > 0 && !scan.isDone}
      />
    </>
  )
}
