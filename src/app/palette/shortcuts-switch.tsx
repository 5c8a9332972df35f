import { usePreferences } from '@/features/preferences/use-preferences'
import { CheckBox } from '@/ui/check-box'

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
