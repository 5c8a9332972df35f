import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../preferences/use-preferences'
import { shortcuts, type Shortcut } from './shortcut-registry'

/**
 * A single key that acts while the component is on the page, wherever the focus is, except in a field or a dialog
 * and not for a person who has switched keys off (WCAG 2.1.4). `when` is false while there is nothing to do: the key is then not listed either.
 */
export function useShortcut({ keys, label, onPress, isEverywhere = false }: Shortcut, when = true): void {
  const [{ hasShortcuts }] = usePreferences()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!when || !hasShortcuts) return undefined
    return shortcuts.add({ keys, label, onPress: () => press(), isEverywhere })
  }, [keys, label, isEverywhere, when, hasShortcuts])
}
