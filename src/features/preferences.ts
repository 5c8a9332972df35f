import { useServices, useSession } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

export interface Preferences {
  readonly density: 'comfortable' | 'compact'
  /** Ids of the hidden columns, by the name of the list. */
  readonly hiddenColumns: Record<string, string[]>
  /** Whether the council's rail is collapsed to icons. Null until chosen, because the window's width decides then. */
  readonly isRailFolded: boolean | null
  /** Keys that act wherever the focus is can be switched off (WCAG 2.1.4). */
  readonly hasShortcuts: boolean
  /** Suggests the recipients of earlier e-mails. */
  readonly remembersContacts: boolean
  /** A log-out keeps drafts and other work on this device without asking. */
  readonly keepsAtLogOut: boolean
}

const DEFAULT_PREFERENCES: Preferences = {
  density: 'comfortable',
  hiddenColumns: {},
  isRailFolded: null,
  hasShortcuts: true,
  remembersContacts: true,
  keepsAtLogOut: false,
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isColumns = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts)

/** Replaces invalid values by defaults. Uses no schema, because Zod is large and every page needs this code. */
function readPreferences(json: unknown): Preferences | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const stored: Partial<Record<keyof Preferences, unknown>> = json
  const flag = <Name extends 'isRailFolded' | 'hasShortcuts' | 'remembersContacts' | 'keepsAtLogOut'>(name: Name) => {
    const { [name]: value } = stored
    return typeof value === 'boolean' ? value : DEFAULT_PREFERENCES[name]
  }
  return {
    density: stored.density === 'compact' ? 'compact' : 'comfortable',
    hiddenColumns: isColumns(stored.hiddenColumns) ? stored.hiddenColumns : {},
    isRailFolded: flag('isRailFolded'),
    hasShortcuts: flag('hasShortcuts'),
    remembersContacts: flag('remembersContacts'),
    keepsAtLogOut: flag('keepsAtLogOut'),
  }
}

const asPreferences = createJsonCodec(readPreferences)

const stored = (local: Storage, personId: string) =>
  createStoredValue(local, storedItems.preferences(personId), asPreferences)

export function storedPreferences(local: Storage, personId: string) {
  const item = stored(local, personId)
  const parse = (text: string | null) => item.parse(text) ?? DEFAULT_PREFERENCES
  return { ...item, parse, read: () => parse(item.getText()) }
}

export const forgetPreferences = (local: Storage, personId: string): void => void stored(local, personId).write(null)

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { local, session } = useServices()
  // Rerenders once the user is known.
  useSession()
  const stored = storedPreferences(local, session.ownerId)
  const preferences = useStoredValue(stored)
  return [preferences, (change) => void stored.write({ ...preferences, ...change })]
}
