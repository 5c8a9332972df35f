import { useEffect, useState } from 'react'
import type { MockView } from './mock-view'
import { readEmails, type SentEmail } from './read-emails'

/**
 * The e-mails of the host, read again after each write. Nothing is read before the first write unless `wanted`: a page
 * that only displays something must not make the host create its seed.
 */
export function useEmails({ look, subscribe, pagesAddress }: MockView, wanted: boolean): readonly SentEmail[] | null {
  const [emails, setEmails] = useState<readonly SentEmail[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const found = await look((store) => readEmails(store, pagesAddress))
      if (isShown) setEmails(found)
    }
    if (wanted) void read()
    const stop = subscribe(() => void read())
    return () => {
      isShown = false
      stop()
    }
  }, [look, subscribe, pagesAddress, wanted])
  return emails
}
