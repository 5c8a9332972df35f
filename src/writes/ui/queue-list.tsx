import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { classNames } from '@/lib/class-names'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { useBottomInset } from '@/ui/use-bottom-inset'
import { useRestoreFocus } from '@/ui/use-restore-focus'
import { canBeUndone, isCollapsed, isRestored, getOutcome, type QueuedWrite } from '@/writes/entry'
import { BatchLine, getEntries, groupIntoLines, getUndoGroup } from './batch-line'
import { formatCounts, formatEntryName, formatStop } from './queue-texts'
import { RestoredLine } from './restored-line'
import { usePauseWhileInside } from './use-pause-while-inside'
import { WriteLine } from './write-line'
import { useOutcomeDialogSoon } from './write-outcome'

interface QueueListProps {
  isLogInOpen: boolean
  /** Rendered in the place that the page reserves, where it covers nothing. */
  isPlaced: boolean
}

export function QueueList({ isLogInOpen, isPlaced }: QueueListProps) {
  const { writes } = useServices()
  const { entries, isHeld, stopReason } = useSyncExternalStore(writes.subscribe, writes.snapshot)
  const [visibility, setVisibility] = useState<'shown' | 'hidden'>()
  const showsKeyHint = useKeyHint(writes, isPlaced)
  const announce = useAnnounce()
  const panel = useRef<HTMLElement>(null)
  const restoreFocus = useRestoreFocus(panel)
  useOutcomeDialogSoon(true)
  usePauseWhileInside(panel)
  useBottomInset(panel, isPlaced ? null : '--queue-height')
  const undoable = entries.filter(canBeUndone)
  const [newest] = undoable
  const isSent = (entry: QueuedWrite) => getOutcome(entry)?.state === 'sent'
  const lines = groupIntoLines(entries)
  const sentLines = lines.filter((line) => getEntries(line).some(isSent))
  const isHidden = (line: (typeof lines)[number]) =>
    !isPlaced && visibility !== 'shown' && (visibility === 'hidden' || getEntries(line).every(isCollapsed))
  const hasHidden = lines.some(isHidden)
  const lastHidden = lines.filter(isHidden).flatMap(getEntries).find(isSent)

  function undo(undone: readonly QueuedWrite[]) {
    writes.undo(...undone.map(({ id }) => id))
    const [first] = undone
    if (first) announce(`Undone: ${undone.length > 1 && first.batch ? first.batch.what : formatEntryName(first)}`)
  }

  function dismiss(dismissed: readonly QueuedWrite[]) {
    writes.dismiss(...dismissed.map(({ id }) => id))
    // The focused button is removed with its line.
    if (panel.current?.contains(document.activeElement)) panel.current.focus({ preventScroll: true })
  }

  const actions = {
    pauseReason: { isHeld, stop: isLogInOpen ? ('signed out' as const) : stopReason },
    onUndo: (undone: readonly QueuedWrite[]) => {
      restoreFocus()
      undo(undone)
    },
    onSendNow: (sent: readonly QueuedWrite[]) => {
      restoreFocus()
      writes.sendNow(...sent.map(({ id }) => id))
    },
    onDismiss: dismiss,
  }

  useQueueKeys({
    onToggleFocus: () => {
      if (panel.current?.contains(document.activeElement)) return restoreFocus()
      if (visibility === 'hidden') setVisibility(undefined)
      panel.current?.focus({ preventScroll: true })
    },
    onUndo: () => newest && undo(getUndoGroup(undoable, newest)),
  })

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Sending"
      aria-keyshortcuts="F8"
      // An open dialog hides the page from screen readers, except live regions. The alerts inside must be announced.
      aria-live="off"
      className={classNames(
        'no-print overflow-y-auto bg-bar text-on-bar scheme-dark',
        isPlaced ? 'max-h-[60dvh] rounded-card' : 'sticky bottom-(--page-foot,0px) z-20 max-h-[40dvh]',
      )}
    >
      <div className={isPlaced ? 'px-4' : 'mx-auto w-full max-w-page px-4 sm:px-8'}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <div className="flex flex-wrap gap-x-3 text-sm">
            <h2 className="font-sans text-sm font-semibold tracking-normal">Sending</h2>
            <p className="tabular-nums">{formatCounts(entries)}</p>
            {showsKeyHint && (
              <p className="opacity-85 max-sm:hidden pointer-coarse:hidden">
                <kbd className="font-sans">F8</kbd> comes here and goes back
              </p>
            )}
          </div>
          {lastHidden && <p className="min-w-0 flex-[1_1_12rem] truncate text-sm">{getOutcome(lastHidden)?.text}</p>}
          <div className="-mx-3 flex flex-wrap gap-x-2">
            {sentLines.length > (hasHidden ? 0 : 1) && (
              <Button size="small" variant="quiet" onClick={() => dismiss(entries.filter(isSent))}>
                Dismiss all that is sent
              </Button>
            )}
            {!isPlaced && (
              <Button
                size="small"
                variant="quiet"
                aria-expanded={!hasHidden}
                onClick={() => setVisibility(hasHidden ? 'shown' : 'hidden')}
              >
                {hasHidden ? 'Show the list' : 'Collapse the list'}
              </Button>
            )}
          </div>
        </div>
        {stopReason !== null && !isLogInOpen && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 border-t border-current/20 py-3"
          >
            <p>{formatStop(stopReason, entries)}</p>
            <Button size="small" variant="primary" onClick={writes.resume}>
              {stopReason === 'signed out' ? 'Log in again' : 'Try now'}
            </Button>
          </div>
        )}
        <ul>
          {lines.map((line) =>
            'entries' in line && line.entries.some(isRestored) ? (
              <RestoredLine key={line.id} entries={line.entries} isHidden={isHidden(line)} {...actions} />
            ) : 'entries' in line ? (
              <BatchLine
                key={line.id}
                batch={line}
                isHidden={isHidden(line)}
                hasKey={newest?.batch?.id === line.id}
                {...actions}
              />
            ) : (
              <WriteLine
                key={line.id}
                entry={line}
                isHidden={isHidden(line)}
                hasShortcut={line === newest}
                {...actions}
              />
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

/** Queues whose list has shown the hint about F8. */
const hintedQueues = new WeakSet<object>()

/** Whether to show the hint about F8: only in the first list since the page was loaded. */
function useKeyHint(writes: object, isPlaced: boolean): boolean {
  const [isFirst] = useState(() => !hintedQueues.has(writes))
  useEffect(() => {
    if (!isPlaced) hintedQueues.add(writes)
  }, [writes, isPlaced])
  return isFirst && !isPlaced
}

interface QueueKeys {
  onToggleFocus: () => void
  onUndo: () => void
}

/**
 * F8 moves the focus to the list and back, Shift+F8 undoes the newest entry, even from inside a field. These keys type
 * no character, and neither browsers nor screen readers use them.
 */
function useQueueKeys({ onToggleFocus, onUndo }: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
    if (key !== 'F8' || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    if (repeat) return
    if (shiftKey) onUndo()
    else onToggleFocus()
  })
  // Before paint, so that the keys work once the list is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
