import { useEffect, useEffectEvent } from 'react'
import { createStore } from '@/lib/create-store'
import { toLatinKey } from '@/lib/latin-key'
import { isTyping } from '@/ui/is-typing'
import { usePreferences } from './preferences'

export interface Shortcut {
  /** One key, as `toLatinKey` returns it. */
  readonly keys: string
  /** Its action, as a command: "Next undecided". */
  readonly label: string
  readonly onPress: () => void
  /** Listed under "On every page". */
  readonly isEverywhere?: boolean
}

const registered = createStore<readonly Shortcut[]>([])

function change(next: readonly Shortcut[]): void {
  if (next.length > 0) document.addEventListener('keydown', press)
  else document.removeEventListener('keydown', press)
  registered.set(next)
}

export const shortcuts = {
  snapshot: registered.snapshot,
  subscribe: registered.subscribe,
  /** Returns a function that removes the shortcut. Of two shortcuts with the same key, the newer one acts. */
  add: (shortcut: Shortcut): (() => void) => {
    change([...registered.snapshot(), shortcut])
    return () => change(registered.snapshot().filter((other) => other !== shortcut))
  },
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Ignores keys while the user types, and with Ctrl, Alt or Meta, which browsers and screen readers use. */
function press(event: KeyboardEvent): void {
  const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented || isTyping() || isDialogOpen()) return
  const shortcut = registered.snapshot().findLast(({ keys }) => keys === toLatinKey(event))
  if (!shortcut) return
  event.preventDefault()
  shortcut.onPress()
}

/** Does not act in a field or a dialog, or if shortcuts are off (WCAG 2.1.4). Not listed if `when` is false. */
export function useShortcut({ keys, label, onPress, isEverywhere = false }: Shortcut, when = true): void {
  const [{ hasShortcuts }] = usePreferences()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!when || !hasShortcuts) return undefined
    return shortcuts.add({ keys, label, onPress: () => press(), isEverywhere })
  }, [keys, label, isEverywhere, when, hasShortcuts])
}
