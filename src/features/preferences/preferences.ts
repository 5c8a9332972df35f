import { storedItems } from '@/api/stored-items'
import { z } from '@/domain/zod'
import { asJson, storedValue } from '@/lib/stored-value'

const preferencesSchema = z.object({
  /** Compact rows show more of a list at once. */
  density: z.enum(['comfortable', 'compact']).catch('comfortable'),
  /** Ids of the hidden columns, by the name of the list. */
  hiddenColumns: z.record(z.string(), z.array(z.string())).catch({}),
  /** The list of screens beside the page shows its icons alone. */
  isRailFolded: z.boolean().catch(false),
  /** Keys that act wherever the focus is can be switched off (WCAG 2.1.4). */
  hasShortcuts: z.boolean().catch(true),
  /** Names and addresses that e-mails went to are offered again. */
  remembersContacts: z.boolean().catch(false),
})

export type Preferences = z.output<typeof preferencesSchema>

const DEFAULT_PREFERENCES: Preferences = {
  density: 'comfortable',
  hiddenColumns: {},
  isRailFolded: false,
  hasShortcuts: true,
  remembersContacts: false,
}

/** An unreadable item counts as none. */
const asPreferences = asJson((json): Preferences | null => preferencesSchema.safeParse(json).data ?? null)

const stored = (local: Storage, personId: string) =>
  storedValue(local, storedItems.preferences(personId), asPreferences)

/** How a person likes the portal to look, on this device. */
export function storedPreferences(local: Storage, personId: string) {
  const item = stored(local, personId)
  const of = (text: string | null) => item.of(text) ?? DEFAULT_PREFERENCES
  return { ...item, of, read: () => of(item.text()) }
}

export const forgetPreferences = (local: Storage, personId: string): void => void stored(local, personId).write(null)
