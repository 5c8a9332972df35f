import { useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { isCouncilRole } from '@/council-pages'
import { usePreferences } from '@/features/preferences'
import { shortcuts } from '@/features/shortcuts'
import { CheckBox } from '@/ui/check-box'
import { Dialog } from '@/ui/dialog'

interface ShortcutRow {
  readonly keys: readonly string[]
  readonly label: string
}

const OPEN_SEARCH: ShortcutRow = { keys: ['Ctrl', 'K'], label: 'Find anything in the portal (on a Mac: ⌘ K)' }
const GO_TO_MESSAGE: ShortcutRow = { keys: ['F8'], label: 'Go to a message or to the sending list, and back' }
const UNDO: ShortcutRow = { keys: ['Shift', 'F8'], label: 'Undo the newest entry that is not sent yet' }
const GO_TO_ROW: ShortcutRow = { keys: ['↑', '↓'], label: 'Go to the row above or below, in a list' }
const DISMISS: ShortcutRow = { keys: ['Esc'], label: 'Close a dialog or a menu, hide a label' }

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { session } = useServices()
  const [{ hasShortcuts }] = usePreferences()
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.snapshot)
  const getRows = (isEverywhere: boolean) =>
    registered
      .filter((shortcut) => (shortcut.isEverywhere ?? false) === isEverywhere)
      .map(({ keys, label }): ShortcutRow => ({ keys: [keys.toUpperCase()], label }))
  const pageRows = getRows(false)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-4">
        {!hasShortcuts && <p className="font-semibold">Single keys and Ctrl K are switched off on this device.</p>}
        {hasShortcuts &&
          (pageRows.length > 0 ? (
            <ShortcutSection title="On this page" rows={pageRows} />
          ) : (
            <p className="text-ink-soft">This page has no keys of its own.</p>
          ))}
        <ShortcutSection
          title="On every page"
          rows={[
            ...(hasShortcuts ? [OPEN_SEARCH] : []),
            ...getRows(true),
            GO_TO_MESSAGE,
            ...(isCouncilRole(session.expectedRole) ? [UNDO] : []),
            GO_TO_ROW,
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

function ShortcutSection({ title, rows }: { title: string; rows: readonly ShortcutRow[] }) {
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

/** Switches off the keys that act regardless of the focus (WCAG 2.1.4). */
export function ShortcutsSwitch() {
  const [{ hasShortcuts }, changePreferences] = usePreferences()
  return (
    <CheckBox
      label="Single keys and Ctrl K act on this device"
      checked={hasShortcuts}
      onChange={(isOn) => changePreferences({ hasShortcuts: isOn })}
    />
  )
}
