import { tryToStore } from '@/lib/try-to-store'
import type { Theme } from '@/ui/theme-switch'

const KEY = 'theme'

/** The theme chosen on this device, or `system` where none was chosen. */
export function chosenTheme(local: Storage): Theme {
  const stored = local.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies a theme to the page: without the attribute the stylesheet follows the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Stores a choice and applies it. A full storage only means that it is not remembered. */
export function chooseTheme(local: Storage, theme: Theme): void {
  if (theme === 'system') local.removeItem(KEY)
  else tryToStore(local, KEY, theme)
  applyTheme(theme)
}
