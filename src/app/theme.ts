import { tryToStore } from '@/lib/try-to-store'
import type { Theme } from '@/ui/theme-switch'

const KEY = 'theme'

/** The colours a person has chosen on this device; as the system has it where none were chosen. */
export function chosenTheme(local: Storage): Theme {
  const kept = local.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Puts the colours on the page: without an attribute the stylesheet follows the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(local: Storage, theme: Theme): void {
  if (theme === 'system') local.removeItem(KEY)
  else tryToStore(local, KEY, theme)
  applyTheme(theme)
}
