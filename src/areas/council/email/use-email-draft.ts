import { useState } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { storedBody, storedFields } from './email-draft'

/**
 * A body that was written and not sent, kept in this tab until it is out: closing the dialog, Undo, a failure or a
 * reload loses nothing. Null while nobody has changed what the portal wrote.
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

/** What the fields of an e-mail begin with: what was typed when it was to be sent before, else what is given. */
export function useStoredFields<Fields extends object>(key: string, given: Fields): Fields {
  const { tab, session } = useServices()
  const [kept] = useState(() => storedFields(tab, session.person?.id ?? '', key).read())
  return { ...given, ...kept }
}
