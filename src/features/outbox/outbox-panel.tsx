import { useRef, useState, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { isPending, outcomeOf, type OutboxEntry } from '@/api/outbox/entry'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { OutboxLine } from './outbox-line'
import { countsText, entryName } from './outbox-texts'
import { useAskBeforeClosing } from './use-ask-before-closing'
import { useBottomInset } from './use-bottom-inset'
import { useRestoreFocus } from '@/ui/use-restore-focus'
import { useOutboxKeys } from './use-outbox-keys'
import { usePauseWhileInside } from './use-pause-while-inside'

interface OutboxPanelProps {
  /** The log-in dialog is open over the page. */
  asksForLogIn: boolean
}

/**
 * The list of the outbox at the lower edge of every page, as long as it has entries. At the end of the page it takes
 * room of its own, so that it covers nothing.
 */
export function OutboxPanel({ asksForLogIn }: OutboxPanelProps) {
  const { outbox } = useServices()
  const { entries } = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  useAskBeforeClosing(entries.some(isPending))
  return entries.length > 0 ? <Panel asksForLogIn={asksForLogIn} /> : null
}

function Panel({ asksForLogIn }: OutboxPanelProps) {
  const { outbox } = useServices()
  const { entries, isHeld, needsLogIn } = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const [isFolded, setFolded] = useState(false)
  const announce = useAnnounce()
  const panel = useRef<HTMLElement>(null)
  const goBack = useRestoreFocus(panel)
  usePauseWhileInside(panel)
  useBottomInset(panel)
  const [newest] = outbox.held()
  const isSent = (entry: OutboxEntry) => outcomeOf(entry)?.state === 'sent'

  function undo(entry: OutboxEntry) {
    outbox.undo(entry.id)
    announce(`Undone: ${entryName(entry)}`)
  }

  function dismiss(isMeant: (entry: OutboxEntry) => boolean) {
    outbox.dismiss(isMeant)
    // The focused button is removed with its line.
    if (panel.current?.contains(document.activeElement)) panel.current.focus({ preventScroll: true })
  }

  useOutboxKeys({
    onGo: () => {
      if (panel.current?.contains(document.activeElement)) return goBack()
      setFolded(false)
      panel.current?.focus({ preventScroll: true })
    },
    onUndo: () => newest && undo(newest),
  })

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Sending"
      aria-keyshortcuts="F8"
      // An open dialog hides the page from screen readers, except for live regions; the alerts inside have to be heard.
      aria-live="off"
      className="no-print sticky bottom-(--page-foot,0px) z-20 max-h-[40dvh] overflow-y-auto bg-bar text-on-bar scheme-dark"
    >
      <div className="mx-auto w-full max-w-page px-4 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <h2 className="flex flex-wrap gap-x-3 font-sans text-sm font-semibold tracking-normal">
            Sending <span className="font-normal tabular-nums">{countsText(entries)}</span>
            <span className="font-normal opacity-85 max-sm:hidden pointer-coarse:hidden">
              <kbd className="font-sans">F8</kbd> comes here and goes back
            </span>
          </h2>
          <div className="-mx-3 flex flex-wrap gap-x-2">
            {entries.filter(isSent).length > 1 && (
              <Button size="small" variant="quiet" onClick={() => dismiss(isSent)}>
                Dismiss all that is sent
              </Button>
            )}
            <Button size="small" variant="quiet" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
              {isFolded ? 'Show the list' : 'Fold the list'}
            </Button>
          </div>
        </div>
        {needsLogIn && !asksForLogIn && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 border-t border-current/20 py-3"
          >
            <p>Your session has ended. What waits here goes on once you have logged in again.</p>
            <Button size="small" variant="primary" onClick={outbox.logInAgain}>
              Log in again
            </Button>
          </div>
        )}
        <ul hidden={isFolded}>
          {entries.map((entry) => (
            <OutboxLine
              key={entry.id}
              entry={entry}
              pauseReason={{ isHeld, needsLogIn: needsLogIn || asksForLogIn }}
              hasKey={entry === newest}
              onUndo={() => {
                goBack()
                undo(entry)
              }}
              onGoNow={() => {
                goBack()
                outbox.goNow(entry.id)
              }}
              onDismiss={() => dismiss(({ id }) => id === entry.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
