import { useState } from 'react'
import { useServices } from '@/api/services'
import { storedFields } from '@/writes/email-draft'

/** Initial field values: those stored by an earlier attempt to send, over the given ones. */
export function useStoredFields<Fields extends object>(key: string, given: Fields): Fields {
  const { tab, session } = useServices()
  const [kept] = useState(() => storedFields(tab, session.person?.id ?? '', key).read())
  return { ...given, ...kept }
}
