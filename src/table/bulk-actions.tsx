import { useEffect, useRef } from 'react'
import { formatNumber } from '@/lib/format'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Selection } from './use-selection'

export interface BulkAction<Row> {
  readonly label: string
  readonly tone?: 'danger'
  /**
   * @param clear clears the selection; call it once the action is done
   * @param order of the rows, from `formatOrder`
   */
  readonly onChosen: (rows: readonly Row[], clear: () => void, order: string) => void
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  matchingRows: readonly Row[]
  /** The rows of this page. */
  pageRows: readonly Row[]
  order: string
}

export function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const count = props.selection.rows.length
  useAnnounceCount(count)
  return count > 0 && <SelectionBar {...props} />
}

function useAnnounceCount(count: number) {
  const announce = useAnnounce()
  const announced = useRef(count)
  useEffect(() => {
    if (announced.current === count) return
    announced.current = count
    announce(count === 0 ? 'No row selected.' : `${formatNumber(count)} selected.`)
  }, [count, announce])
}

function SelectionBar<Row>({ selection, matchingRows, pageRows, actions, order }: BulkActionsProps<Row>) {
  const count = selection.rows.length
  const otherPagesCount = count - pageRows.filter(selection.has).length
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
        <span>{`${formatNumber(count)} selected`}</span>
        {otherPagesCount > 0 && (
          <span className="font-normal text-ink-soft">{`, ${formatNumber(otherPagesCount)} on other pages`}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, tone, onChosen }) => (
          <Button
            key={label}
            size="small"
            variant={tone ?? 'secondary'}
            onClick={() => onChosen(selection.rows, selection.clear, order)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {count < matchingRows.length && (
          <Button size="small" variant="quiet" onClick={() => selection.select(matchingRows, true)}>
            {`Select all ${formatNumber(matchingRows.length)}`}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
    </section>
  )
}
