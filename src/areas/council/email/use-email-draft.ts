import { useState } from 'react'
import { useServices } from '@/api/services'
import { forgetBody, keepDraft, keepFields, readDraft, readFields, type EmailDraft } from './email-draft'

/**
 * A body that was written and not sent, kept in this tab until it is out: closing the window, Undo, a failure or a
 * reload loses nothing. Null while nobody has changed what the portal wrote.
 */
export function useEmailDraft(key: string) {
  const { tab, session } = useServices()
  const personId = session.person?.id ?? ''
  const [written, setWritten] = useState(() => readDraft(tab, personId, key))

  function keep(next: EmailDraft) {
    setWritten(next)
    keepDraft(tab, personId, key, next)
  }

  function forget() {
    setWritten(null)
    forgetBody(tab, personId, key)
  }

  return { written, keep, forget, keepFields: (fields: object) => keepFields(tab, personId, key, fields) }
}

/** What the fields of a letter begin with: what was typed when it was to be sent before, else what is given. */
export function useStoredFields<Fields extends object>(key: string, given: Fields): Fields {
  const { tab, session } = useServices()
  const [kept] = useState(() => readFields(tab, session.person?.id ?? '', key))
  return { ...given, ...kept }
}
