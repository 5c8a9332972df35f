import { createStoredValue, type Codec } from '@/lib/stored-value'
import type { Theme } from '@/ui/theme-switch'

const asTheme: Codec<Theme> = {
  read: (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  write: (theme) => (theme === 'system' ? null : theme),
}

export const storedTheme = (local: Storage) => createStoredValue(local, 'theme', asTheme)

/** Without the attribute, the stylesheet follows the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
