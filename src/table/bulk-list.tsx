import { memo, useEffect, useRef, type ReactNode } from 'react'
import { StatusBadge } from '@/ui/status-badge'
import type { BulkAction, Outcome } from './bulk'

interface BulkListProps<Row> {
  action: BulkAction<Row>
  doable: readonly Row[]
  refused: readonly { row: Row; reason: string }[]
  outcomes: ReadonlyMap<Row, Outcome>
  shownId: (row: Row) => string
  rowLabel: (row: Row) => string
  failureText: (error: unknown) => string
}

/** Lists every row by id and title with its effect or outcome, and those that are excluded, with the reason. */
export function BulkList<Row>(props: BulkListProps<Row>) {
  const { action, doable, refused, outcomes, shownId, rowLabel, failureText } = props
  return (
    <>
      {doable.length > 0 && (
        <ScrollingList label="Will be done">
          {doable.map((row) => {
            const outcome = outcomes.get(row)
            return (
              <BulkItem
                key={shownId(row)}
                id={shownId(row)}
                title={rowLabel(row)}
                note={noteOf(outcome, failureText) ?? action.effect(row)}
                state={outcome?.state ?? 'waiting'}
              />
            )
          })}
        </ScrollingList>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-lg">Cannot be done: {refused.length}</h3>
          <ScrollingList label="Cannot be done">
            {refused.map(({ row, reason }) => (
              <BulkItem key={shownId(row)} id={shownId(row)} title={rowLabel(row)} note={reason} state="waiting" />
            ))}
          </ScrollingList>
        </>
      )}
    </>
  )
}

/** Why the action failed, or is not confirmed. */
function noteOf(outcome: Outcome | undefined, failureText: (error: unknown) => string): string | undefined {
  if (outcome?.state === 'unconfirmed') return outcome.error.message
  return outcome?.state === 'failed' ? failureText(outcome.error) : undefined
}

/** Scrolls by itself, so that the dialog's buttons stay visible; focusable, so that the keyboard can scroll it. */
function ScrollingList({ label, children }: { label: string; children: ReactNode }) {
  const stop = { role: 'region', 'aria-label': label, tabIndex: 0 }
  return (
    <div {...stop} className="max-h-[40vh] overflow-y-auto border-y border-rule">
      <ul className="divide-y divide-rule">{children}</ul>
    </div>
  )
}

const RESULTS = {
  waiting: null,
  running: <StatusBadge tone="waiting">Under way</StatusBadge>,
  done: <StatusBadge tone="good">Done</StatusBadge>,
  failed: <StatusBadge tone="refused">Failed</StatusBadge>,
  unconfirmed: <StatusBadge tone="waiting">Not confirmed</StatusBadge>,
}

interface BulkItemProps {
  id: string
  title: string
  note: string
  state: Outcome['state']
}

// Memoised: there may be ten thousand rows, and each outcome changes only one of them.
const BulkItem = memo(function BulkItem({ id, title, note, state }: BulkItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (state === 'running') item.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li
      ref={item}
      className={
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2 text-sm ' +
        '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]'
      }
    >
      <div className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold tabular-nums">{id}</span> {title}
        <span className="block text-ink-soft">{note}</span>
      </div>
      {RESULTS[state]}
    </li>
  )
})
