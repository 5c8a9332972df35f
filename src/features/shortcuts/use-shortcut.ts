import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../preferences/use-preferences'
import { shortcuts, type Shortcut } from './shortcut-registry'

/** Does not act in a field or a dialog, or if shortcuts are off (WCAG 2.1.4). If `when` is false, it is not listed. */
export function useShortcut({ keys, label, onPress, isEverywhere = false }: Shortcut, when = true): void {
  const [{ hasShortcuts }] = usePreferences()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!when || !hasShortcuts) return undefined
    return shortcuts.add({ keys, label, onPress: () => press(), isEverywhere })
  }, [keys, label, isEverywhere, when, hasShortcuts])
}
