import { useState } from 'react'
import { useServices } from '@/api/services'
import { createStoredFields } from '@/writes/email-draft'

/** Returns `initialFields`, overridden by the values stored on an earlier attempt to send. */
export function useStoredFields<Fields extends object>(key: string, initialFields: Fields): Fields {
  const { tab, session } = useServices()
  const [storedValues] = useState(() => createStoredFields(tab, session.ownerId, key).read())
  return { ...initialFields, ...storedValues }
}
