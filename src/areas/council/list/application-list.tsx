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
  /** Names the list in files and in storage: `send-reviewers`. */
  name: string
  /** How far its rows are checked, where a filter takes a call for each. */
  scan?: ComponentProps<typeof ScanProgress>['scan']
}

/** A list of the council: its state in the address, its rows as a file, and views that each person names. */
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
