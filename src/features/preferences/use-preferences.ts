import { useServices, useSession } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedPreferences, type Preferences } from './preferences'

/** The preferences of the person whose pages this tab shows, and how they are changed. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { local, session } = useServices()
  // Who it is may be known only later.
  useSession()
  const stored = storedPreferences(local, session.owner?.id ?? '')
  const preferences = useStoredValue(stored)
  return [preferences, (change) => void stored.write({ ...preferences, ...change })]
}
