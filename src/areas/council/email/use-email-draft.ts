import { useState } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedBody, storedFields } from './email-draft'

/**
 * The edited, unsent body of an e-mail, stored for this tab until it is sent: closing the dialog, Undo, a failure or a
 * reload loses nothing. Null while the user has not changed the portal's text.
 */
export function useEmailDraft(key: string) {
  const { tab, session } = useServices()
  const personId = session.person?.id ?? ''
  const body = storedBody(tab, personId, key)
  return {
    written: useStoredValue(body),
    keep: body.write,
    forget: () => body.write(null),
    keepFields: storedFields(tab, personId, key).write,
  }
}

/** Initial field values: those stored by an earlier attempt to send, over the given ones. */
export function useStoredFields<Fields extends object>(key: string, given: Fields): Fields {
  const { tab, session } = useServices()
  const [kept] = useState(() => storedFields(tab, session.person?.id ?? '', key).read())
  return { ...given, ...kept }
}
