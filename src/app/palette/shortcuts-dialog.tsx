import { useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { isCouncilRole } from '@/council-pages'
import { usePreferences } from '@/features/preferences'
import { shortcuts } from '@/features/shortcuts'
import { CheckBox } from '@/ui/check-box'
import { Dialog } from '@/ui/dialog'

interface Row {
  readonly keys: readonly string[]
  readonly label: string
}

const FIND: Row = { keys: ['Ctrl', 'K'], label: 'Find anything in the portal (on a Mac: ⌘ K)' }
const GO_TO_MESSAGE: Row = { keys: ['F8'], label: 'Go to a message or to the sending list, and back' }
const UNDO: Row = { keys: ['Shift', 'F8'], label: 'Undo the newest entry that is not sent yet' }
const BETWEEN_ROWS: Row = { keys: ['↑', '↓'], label: 'Go to the row above or below, in a list' }
const DISMISS: Row = { keys: ['Esc'], label: 'Close a dialog or a menu, hide a label' }

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { session } = useServices()
  const [{ hasShortcuts }] = usePreferences()
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.snapshot)
  const rowsOf = (isEverywhere: boolean) =>
    registered
      .filter((shortcut) => (shortcut.isEverywhere ?? false) === isEverywhere)
      .map(({ keys, label }): Row => ({ keys: [keys.toUpperCase()], label }))
  const ofPage = rowsOf(false)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-4">
        {!hasShortcuts && <p className="font-semibold">Single keys and Ctrl K are switched off on this device.</p>}
        {hasShortcuts &&
          (ofPage.length > 0 ? (
            <Rows title="On this page" rows={ofPage} />
          ) : (
            <p className="text-ink-soft">This page has no keys of its own.</p>
          ))}
        <Rows
          title="On every page"
          rows={[
            ...(hasShortcuts ? [FIND] : []),
            ...rowsOf(true),
            GO_TO_MESSAGE,
            ...(isCouncilRole(session.expectedRole) ? [UNDO] : []),
            BETWEEN_ROWS,
            DISMISS,
          ]}
        />
        <div className="border-t border-rule pt-3">
          <ShortcutsSwitch />
          <p className="text-ink-soft">A single key does nothing while you type or a dialog is open.</p>
        </div>
      </div>
    </Dialog>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-t border-rule py-1.5">
            <dt className="flex items-start gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-rule-strong px-1.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Keys that act wherever the focus is can be switched off (WCAG 2.1.4). */
export function ShortcutsSwitch() {
  const [{ hasShortcuts }, change] = usePreferences()
  return (
    <CheckBox
      label="Single keys and Ctrl K act on this device"
      checked={hasShortcuts}
      onChange={(on) => change({ hasShortcuts: on })}
    />
  )
}
