import { useEffect, useRef, useState } from 'react'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { runOneByOne, type BulkAction, type Outcome } from './bulk'
import { BulkList } from './bulk-list'
import { progressText, sumUp } from './bulk-progress'

interface BulkRunnerProps<Row> {
  action: BulkAction<Row>
  /** Read once, when the dialog opens: the list below may be refetched meanwhile. */
  rows: readonly Row[]
  shownId: (row: Row) => string
  rowLabel: (row: Row) => string
  failureText?: ((error: unknown) => string) | undefined
  blockNavigation?: (() => () => void) | undefined
  onSettled?: (() => void) | undefined
  onClose: () => void
  /** The element to focus after a run, as the bar that started it disappears with the selection. */
  returnTo: () => HTMLElement | null
}

type Phase = 'asking' | 'running' | 'stopping' | 'ended'

/**
 * Runs an action on several rows: first shows what will happen to each, then runs one row after another and shows each
 * outcome. The run can be stopped, and failed rows are retried only if the user asks for it.
 */
export function BulkRunner<Row>(props: BulkRunnerProps<Row>) {
  const { action, failureText = messageOf, blockNavigation, onSettled, onClose } = props
  const [{ doable, refused }] = useState(() => divide(props.rows, action))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Row, Outcome>>(new Map())
  const [phase, setPhase] = useState<Phase>('asking')
  const stop = useRef<AbortController | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const sum = sumUp(doable, outcomes)
  const underWay = phase === 'running' || phase === 'stopping'

  // The outcomes are shown only in this dialog, so leaving the page during a run asks first.
  useEffect(() => (underWay ? blockNavigation?.() : undefined), [underWay, blockNavigation])
  // If the page was left nevertheless, no further row is started.
  useEffect(() => () => stop.current?.abort(), [])
  // The clicked button has been replaced by another one, so the status gets the focus.
  useEffect(() => {
    if (phase !== 'asking') said.current?.focus()
  }, [phase])

  async function start(rows: readonly Row[]) {
    if (stop.current !== null) return
    stop.current = new AbortController()
    setPhase('running')
    await runOneByOne({
      rows,
      run: action.run,
      signal: stop.current.signal,
      onOutcome: (row, outcome) => setOutcomes((before) => new Map(before).set(row, outcome)),
    })
    stop.current = null
    setPhase('ended')
    onSettled?.()
  }

  const confirm = action.tone === 'danger' ? 'danger' : 'primary'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${action.label} ${formatCount(props.rows.length, 'row', 'rows')}`}
      size="wide"
      busy={underWay}
      returnTo={() => (phase === 'ended' ? props.returnTo() : null)}
      footer={
        underWay ? (
          <Button
            busy={phase === 'stopping'}
            busyLabel="Stopping after this one..."
            onClick={() => {
              setPhase('stopping')
              stop.current?.abort()
            }}
          >
            Stop
          </Button>
        ) : phase === 'asking' ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant={confirm}
              disabledReason={doable.length === 0 ? 'It can be done to none of them.' : undefined}
              onClick={() => void start(doable)}
            >
              {action.label} {doable.length}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Done</Button>
            {sum.left.length > 0 && (
              <Button variant={confirm} onClick={() => void start(sum.left)}>
                Continue with the {sum.left.length} left
              </Button>
            )}
            {sum.failed.length > 0 && (
              <Button variant={confirm} onClick={() => void start(sum.failed)}>
                Retry the {sum.failed.length} that failed
              </Button>
            )}
            {sum.unconfirmed.length > 0 && (
              <Button variant={confirm} onClick={() => void start(sum.unconfirmed)}>
                Retry the {sum.unconfirmed.length} not confirmed
              </Button>
            )}
          </>
        )
      }
    >
      <p ref={said} tabIndex={-1} role="status" className="mb-4 font-semibold tabular-nums outline-none">
        {phase === 'asking'
          ? `${doable.length} of ${props.rows.length} will be done, one by one.`
          : progressText(sum, doable.length, underWay)}
      </p>
      <BulkList {...props} doable={doable} refused={refused} outcomes={outcomes} failureText={failureText} />
    </Dialog>
  )
}

function divide<Row>(rows: readonly Row[], { verdict }: BulkAction<Row>) {
  const judged = rows.map((row) => ({ row, verdict: verdict(row) }))
  return {
    doable: judged.flatMap((one) => (one.verdict === true ? [one.row] : [])),
    refused: judged.flatMap((one) => (one.verdict === true ? [] : [{ row: one.row, reason: one.verdict }])),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'It did not work.')
