import { useState } from 'react'
import { usePortal } from '@/api/portal'
import { storedItems } from '@/api/stored-items'
import { z } from '@/contract/zod'
import { tryToStore } from '@/lib/try-to-store'

const draftSchema = z.object({
  body: z.string(),
  /** How the letter greets whom it was written for, who may be another person by the time it is sent. */
  greeting: z.string(),
})

type MailDraft = z.output<typeof draftSchema>

/**
 * A body that was written and not sent, kept in this tab until it is: closing the window, a failure or a reload
 * loses nothing. Null while nobody has changed what the portal wrote.
 */
export function useMailDraft(key: string) {
  const { tab, session } = usePortal()
  const item = storedItems.mailDraft(session.person?.id ?? '', key)
  const [written, setWritten] = useState(() => readDraft(tab.getItem(item)))

  function keep(next: MailDraft) {
    setWritten(next)
    tryToStore(tab, item, JSON.stringify(next))
  }

  function forget() {
    tab.removeItem(item)
    setWritten(null)
  }

  return { written, keep, forget }
}

function readDraft(stored: string | null): MailDraft | null {
  if (stored === null) return null
  try {
    return draftSchema.parse(JSON.parse(stored))
  } catch {
    // What cannot be read gives way to what the portal writes.
    return null
  }
}
