import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { toLatinKey } from '@/lib/latin-key'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PlainAlert } from '@/ui/plain-alert'
import { usePreferences } from '@/features/preferences'
import { useShortcut } from '@/features/shortcuts'

const notFetched =
  (what: string) =>
  ({ onClose }: { onClose: () => void }) => (
    <PlainAlert
      entry={{
        text: `${what} could not be loaded. Please check your connection.`,
        confirmLabel: 'OK',
        cancelLabel: null,
      }}
      onClosed={onClose}
    />
  )

const [PaletteDialog, usePaletteSoon] = lazyWithPreload(
  async () => (await import('./palette-dialog')).PaletteDialog,
  notFetched('The search'),
)

const [ShortcutsDialog, useShortcutsSoon] = lazyWithPreload(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  notFetched('The list of keys'),
)

/** Opens the search by button, Ctrl K or Cmd K, and the list of shortcuts by `?`. */
export function Palette() {
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null)
  const [{ hasShortcuts }] = usePreferences()
  const [search, setSearch] = useState('')
  // Preloaded, so that both dialogs also open offline.
  usePaletteSoon(true)
  useShortcutsSoon(true)
  useShortcut({ keys: '?', label: 'Keyboard shortcuts', onPress: () => setOpen('shortcuts'), isEverywhere: true })

  function find() {
    setSearch('')
    setOpen('search')
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    // Collects keys until the search field has the focus.
    if (open === 'search' && key.length === 1 && !ctrlKey && !metaKey && !isFocusInDialog()) {
      event.preventDefault()
      setSearch((typed) => typed + key)
      return
    }
    if (!hasShortcuts || toLatinKey(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    event.preventDefault()
    // The search leads away from the page, and an open dialog may have typed values.
    if (!repeat && !isDialogOpen()) find()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={hasShortcuts ? 'Control+K Meta+K' : undefined}
        title={hasShortcuts ? 'Find (Ctrl K)' : undefined}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm font-medium hover:bg-on-bar/10 lg:px-2 xl:px-3"
        onClick={find}
      >
        <Search aria-hidden size={18} />
        <span className="max-[90rem]:sr-only">Find</span>
      </button>
      {open === 'search' && (
        <PaletteDialog
          search={search}
          onSearch={setSearch}
          onClose={() => setOpen(null)}
          onShowShortcuts={() => setOpen('shortcuts')}
        />
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(null)} />}
    </>
  )
}

const DIALOG = '[role="dialog"], [role="alertdialog"]'
const isDialogOpen = () => document.querySelector(DIALOG) !== null
const isFocusInDialog = () => document.activeElement?.closest(DIALOG) != null
