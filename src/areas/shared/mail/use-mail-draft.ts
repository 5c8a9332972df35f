import { useState } from 'react'
import { usePortal } from '@/api/portal'
import { tryToStore } from '@/lib/try-to-store'

/**
 * A body that was written and not sent, kept in this tab until it is: closing the window, a failure or a reload
 * loses nothing. Null while nobody has changed what the portal wrote.
 */
export function useMailDraft(key: string) {
  const { tab, session } = usePortal()
  const item = `mailDraft:${session.person?.id ?? ''}:${key}`
  const [body, setBody] = useState(() => tab.getItem(item))

  function keep(next: string) {
    setBody(next)
    tryToStore(tab, item, next)
  }

  function forget() {
    tab.removeItem(item)
    setBody(null)
  }

  return { body, keep, forget }
}
