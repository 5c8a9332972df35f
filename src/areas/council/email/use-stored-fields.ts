import { useState } from 'react'
import { useServices } from '@/api/services'
import { storedFields } from '@/writes/email-draft'

/** Returns initial values: `given`, overridden by those stored on an earlier attempt to send. */
export function useStoredFields<Fields extends object>(key: string, given: Fields): Fields {
  const { tab, session } = useServices()
  const [kept] = useState(() => storedFields(tab, session.person?.id ?? '', key).read())
  return { ...given, ...kept }
}
