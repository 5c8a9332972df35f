import { useMemo } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { usePreferences } from '../preferences/use-preferences'
import { mergeContacts, storedContacts, type Contact } from './contacts'

/** Returns the contacts to suggest for an e-mail: those kept on this device, then those of the host's lists. */
export function useContacts(ofLists: readonly Contact[]) {
  const { local, session } = useServices()
  const [{ remembersContacts }, change] = usePreferences()
  const stored = storedContacts(local, session.owner?.id ?? '')
  const remembered = useStoredValue(stored)
  const contacts = useMemo(() => mergeContacts(remembered, ofLists), [remembered, ofLists])
  return {
    contacts,
    remembersContacts,
    setRemembers: (remembers: boolean) => change({ remembersContacts: remembers }),
    /** Does nothing unless the user has opted in. */
    remember: (used: readonly Contact[]) => {
      if (remembersContacts) stored.write(mergeContacts(used, remembered))
    },
  }
}
