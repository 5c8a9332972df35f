import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { getScreens } from '@/areas/account/tiles'
import { useOfferedCommands } from '@/features/page-commands'
import { Button } from '@/ui/button'
import { paths } from '@/paths'
import { markLanguages } from '@/ui/user-text'
import { findEntries, useApplicationEntries, type Entry, type EntryGroup } from './entries'
import { ShortcutsSwitch } from './shortcuts-dialog'

const COMMON_SCREENS = [
  { title: 'Dashboard', to: paths.dashboard },
  { title: 'Profile Information', to: paths.profile },
  { title: 'Research Grants', to: paths.home },
]

interface PaletteDialogProps {
  /** Includes keys pressed before the field had the focus. */
  search: string
  onSearch: (search: string) => void
  onClose: () => void
  /** Called after the dialog has closed. */
  onShowShortcuts: () => void
}

export function PaletteDialog({ search, onSearch, onClose, onShowShortcuts }: PaletteDialogProps) {
  const { session } = useServices()
  const navigate = useNavigate()
  const commands = useOfferedCommands()
  const { entries: applications, isLoading, isFailed } = useApplicationEntries()
  const role = session.expectedRole

  const groups = useMemo(() => {
    const screens = [...COMMON_SCREENS, ...(role ? getScreens(role) : [])]
    const allGroups: readonly EntryGroup[] = [
      { title: 'On this page', items: commands.map(({ label, run }) => ({ key: `command ${label}`, label, run })) },
      {
        title: 'Screens',
        items: screens.map(({ title, to }) => ({ key: to, label: title, run: () => void navigate(to) })),
      },
      // Without a search text, too many applications would match.
      { title: 'Applications', items: search.trim() === '' ? [] : applications },
    ]
    return findEntries(allGroups, search)
  }, [applications, commands, navigate, role, search])

  /** Runs after the closed dialog has restored the focus, as `run` may move it. */
  function closeThenRun(run: () => void) {
    flushSync(onClose)
    queueMicrotask(run)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-bar/55" />
        <Dialog.Viewport className="fixed inset-0 z-30 grid content-start justify-items-center p-3 sm:p-6 sm:pt-20">
          <Dialog.Popup className="grid max-h-[min(34rem,calc(100dvh-2rem))] w-full max-w-xl grid-rows-[auto_minmax(0,1fr)_auto] rounded-card border border-rule bg-raised shadow-raised">
            <Dialog.Title className="sr-only">Find</Dialog.Title>
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              itemToStringValue={({ label }: Entry) => label}
              autoHighlight="always"
              keepHighlight
              value={search}
              onValueChange={(value, { reason }) => {
                // A press on an item must not write its name into the field, which is about to close.
                if (reason !== 'item-press') onSearch(value)
              }}
            >
              <div className="flex items-center gap-3 border-b border-rule px-4">
                <Search aria-hidden size={18} className="shrink-0 text-ink-soft" />
                <Autocomplete.Input
                  aria-label="Find"
                  placeholder="A screen, an id, a title, a name"
                  className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft focus-visible:shadow-none"
                />
                <Dialog.Close className="shrink-0 rounded-control px-2 py-1 text-sm text-ink-soft hover:bg-sunk">
                  Close
                </Dialog.Close>
              </div>
              <div className="overflow-y-auto p-2">
                <Autocomplete.Empty className="p-3 text-ink-soft empty:hidden">
                  {isLoading ? 'Reading the applications...' : 'Nothing is called that.'}
                </Autocomplete.Empty>
                <Autocomplete.List>
                  {({ title, items }: EntryGroup) => (
                    <Autocomplete.Group key={title} items={items} className="mb-2">
                      <Autocomplete.GroupLabel className="px-3 py-1 text-sm text-ink-soft">
                        {title}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(entry: Entry) => (
                          <Autocomplete.Item
                            key={entry.key}
                            value={entry}
                            onClick={() => closeThenRun(entry.run)}
                            className="grid min-h-11 cursor-pointer content-center rounded-control px-3 py-1.5 leading-tight outline-none"
                          >
                            <span className="line-clamp-2 wrap-anywhere">{markLanguages(entry.label)}</span>
                            {entry.note !== undefined && <span className="text-sm text-ink-soft">{entry.note}</span>}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
                {isFailed && (
                  <p className="p-3 text-ink-soft">The applications could not be read; screens can be found.</p>
                )}
              </div>
            </Autocomplete.Root>
            <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-rule px-4 py-1 pointer-coarse:hidden">
              <ShortcutsSwitch />
              <div className="-mx-3">
                <Button size="small" variant="quiet" onClick={() => closeThenRun(onShowShortcuts)}>
                  Keyboard shortcuts
                </Button>
              </div>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
