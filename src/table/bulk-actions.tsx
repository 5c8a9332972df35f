import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Bulk, BulkAction, TogetherAction } from './bulk'
import { BulkRunner } from './bulk-runner'
import type { Selection } from './use-selection'

interface BulkActionsProps<Row> {
  bulk: Bulk<Row>
  selection: Selection<Row>
  found: readonly Row[]
  /** The rows of this page. */
  shown: readonly Row[]
  getRowId: (row: Row) => string
  rowLabel: (row: Row) => string
  /** The checkbox of the first of these rows that is on the current page. */
  boxOf: (rows: readonly Row[]) => HTMLElement | null
}

/** A bar with the number of selected rows and their actions, if there are any; then the dialog that runs the action. */
export function BulkActions<Row>({ bulk, selection, getRowId, rowLabel, boxOf, ...list }: BulkActionsProps<Row>) {
  const [begun, setBegun] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null)
  const count = selection.rows.length
  useSayCount(count)
  return (
    <>
      {count > 0 && (
        <Bar
          {...list}
          selection={selection}
          actions={bulk.actions}
          together={bulk.together ?? []}
          onBegin={(action) => setBegun({ action, rows: selection.rows })}
        />
      )}
      {begun !== null && (
        <BulkRunner
          {...begun}
          shownId={bulk.shownId ?? getRowId}
          rowLabel={rowLabel}
          failureText={bulk.failureText}
          blockNavigation={bulk.blockNavigation}
          onSettled={() => {
            selection.clear()
            bulk.onSettled?.()
          }}
          onClose={() => setBegun(null)}
          returnTo={() => boxOf(begun.rows)}
        />
      )}
    </>
  )
}

function useSayCount(count: number) {
  const announce = useAnnounce()
  const said = useRef(count)
  useEffect(() => {
    if (said.current === count) return
    said.current = count
    announce(count === 0 ? 'No row selected.' : `${formatNumber(count)} selected.`)
  }, [count, announce])
}

interface BarProps<Row> {
  selection: Selection<Row>
  found: readonly Row[]
  shown: readonly Row[]
  actions: readonly BulkAction<Row>[]
  together: readonly TogetherAction<Row>[]
  onBegin: (action: BulkAction<Row>) => void
}

function Bar<Row>({ selection, found, shown, actions, together, onBegin }: BarProps<Row>) {
  const count = selection.rows.length
  const elsewhere = count - shown.filter(selection.has).length
  return (
    <section
      aria-label="Selected rows"
      className={
        'no-print sticky bottom-(--lower-edge) z-20 mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink ' +
        // In a low window it would cover the rows.
        'bg-raised p-3 [@media(max-height:24rem)]:static'
      }
    >
      <p className="text-sm font-semibold tabular-nums">
        {formatNumber(count)} selected
        {elsewhere > 0 && <span className="font-normal text-ink-soft">, {formatNumber(elsewhere)} on other pages</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.tone === 'danger' ? 'danger' : 'secondary'}
            onClick={() => onBegin(action)}
          >
            {action.label}…
          </Button>
        ))}
        {together.map(({ label, onChosen }) => (
          <Button key={label} size="small" onClick={() => onChosen(selection.rows, selection.clear)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {count < found.length && (
          <Button size="small" variant="quiet" onClick={() => selection.choose(found, true)}>
            Select all {formatNumber(found.length)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
    </section>
  )
}
