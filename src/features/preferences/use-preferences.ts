import { useServices, useSession } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedPreferences, type Preferences } from './preferences'

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { local, session } = useServices()
  // Rerenders once the user is known.
  useSession()
  const stored = storedPreferences(local, session.owner?.id ?? '')
  const preferences = useStoredValue(stored)
  return [preferences, (change) => void stored.write({ ...preferences, ...change })]
}
