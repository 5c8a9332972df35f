import { storedValue, type Codec } from '@/lib/stored-value'
import type { Theme } from '@/ui/theme-switch'

/** `system` if none was chosen. */
const asTheme: Codec<Theme> = {
  read: (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  write: (theme) => (theme === 'system' ? null : theme),
}

/** The theme chosen on this device. */
export const storedTheme = (local: Storage) => storedValue(local, 'theme', asTheme)

/** Applies a theme to the page: without the attribute the stylesheet follows the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
