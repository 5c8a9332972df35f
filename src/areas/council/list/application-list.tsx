import { useMemo, type ComponentProps } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { getCouncilDay } from '@/council-time'
import { usePreferences } from '@/features/preferences'
import { ScanProgress } from '@/features/to-do/scan-progress'
import { DataTable } from '@/table/data-table'
import type { PreviewFact } from '@/table/rows'
import { createSavedViews } from '@/table/saved-views'
import { ApplicationFacts } from './application-facts'
import { rowLabels, type TitledRow } from './row-labels'
import { ViewApplicationButton } from './view-application-button'

type TableProps<Row extends TitledRow> = ComponentProps<typeof DataTable<Row>>

interface ApplicationListProps<Row extends TitledRow> extends Omit<
  TableProps<Row>,
  'getRowId' | 'rowLabel' | 'urlState' | 'downloadName' | 'views' | 'isScanning' | 'display' | 'onDisplay'
> {
  /** Name of the list in saved files and in storage: `send-reviewers`. */
  name: string
  /** Progress of the row scan, if a filter needs a request per row. */
  scan?: ComponentProps<typeof ScanProgress>['scan']
  /** Ids of the columns that are hidden until the person shows them. */
  initiallyHiddenColumns?: readonly string[]
}

const NO_COLUMNS: readonly string[] = []

const renderPreview = (row: TitledRow, listedFacts: readonly PreviewFact[]) => (
  <ApplicationFacts row={row} listedFacts={listedFacts} />
)

const renderPreviewActions = ({ applicationId }: TitledRow) => (
  <ViewApplicationButton applicationId={applicationId}>View PDF</ViewApplicationButton>
)

export function ApplicationList<Row extends TitledRow>({
  name,
  scan,
  initiallyHiddenColumns = NO_COLUMNS,
  ...tableProps
}: ApplicationListProps<Row>) {
  const { local, session, now } = useServices()
  const person = session.ownerId
  const [{ density, hiddenColumns }, setPreferences] = usePreferences()
  const hiddenIds = hiddenColumns[name] ?? initiallyHiddenColumns
  const views = useMemo(() => createSavedViews(local, storedItems.views(person, name)), [local, person, name])
  return (
    <>
      {scan && <ScanProgress scan={scan} />}
      <DataTable
        preview={renderPreview}
        previewActions={renderPreviewActions}
        {...tableProps}
        {...rowLabels}
        urlState
        downloadName={`${name}-${getCouncilDay(now())}`}
        views={views}
        display={{ density, hidden: hiddenIds }}
        onDisplay={(display) =>
          setPreferences({ density: display.density, hiddenColumns: { ...hiddenColumns, [name]: [...display.hidden] } })
        }
        isScanning={scan !== undefined && scan.total > 0 && !scan.isDone}
      />
    </>
  )
}
