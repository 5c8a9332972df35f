import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { toLatinKey } from '@/lib/latin-key'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PlainAlert } from '@/ui/plain-alert'
import { usePreferences } from '@/features/preferences'
import { useShortcut } from '@/features/shortcuts'

const createLoadFailure =
  (name: string) =>
  ({ onClose }: { onClose: () => void }) => (
    <PlainAlert
      entry={{
        text: `${name} could not be loaded. Please check your connection.`,
        confirmLabel: 'OK',
        cancelLabel: null,
      }}
      onClosed={onClose}
    />
  )

const [PaletteDialog, usePreloadPalette] = lazyWithPreload(
  async () => (await import('./palette-dialog')).PaletteDialog,
  createLoadFailure('The search'),
)

const [ShortcutsDialog, usePreloadShortcuts] = lazyWithPreload(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  createLoadFailure('The list of keys'),
)

/** Opens the search by button, Ctrl K or Cmd K, and the list of shortcuts by `?`. */
export function Palette() {
  const [openDialog, setOpenDialog] = useState<'search' | 'shortcuts' | null>(null)
  const [{ hasShortcuts }] = usePreferences()
  const [search, setSearch] = useState('')
  // Preloaded, so that both dialogs also open offline.
  usePreloadPalette(true)
  usePreloadShortcuts(true)
  useShortcut({ keys: '?', label: 'Keyboard shortcuts', onPress: () => setOpenDialog('shortcuts'), isEverywhere: true })

  function openSearch() {
    setSearch('')
    setOpenDialog('search')
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    // Collects keys until the search field has the focus.
    if (openDialog === 'search' && key.length === 1 && !ctrlKey && !metaKey && !isFocusInDialog()) {
      event.preventDefault()
      setSearch((current) => current + key)
      return
    }
    if (!hasShortcuts || toLatinKey(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    event.preventDefault()
    // The search leads to another page, which would lose the typed values of an open dialog.
    if (!repeat && !isDialogOpen()) openSearch()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(event)
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
        onClick={openSearch}
      >
        <Search aria-hidden size={18} />
        <span className="max-[90rem]:sr-only">Find</span>
      </button>
      {openDialog === 'search' && (
        <PaletteDialog
          search={search}
          onSearch={setSearch}
          onClose={() => setOpenDialog(null)}
          onShowShortcuts={() => setOpenDialog('shortcuts')}
        />
      )}
      {openDialog === 'shortcuts' && <ShortcutsDialog onClose={() => setOpenDialog(null)} />}
    </>
  )
}

const DIALOG = '[role="dialog"], [role="alertdialog"]'
const isDialogOpen = () => document.querySelector(DIALOG) !== null
const isFocusInDialog = () => document.activeElement?.closest(DIALOG) != null
