import { useEffect, useState } from 'react'
import type { MockView } from './mock-view'
import { readMails, type KeptMail } from './read-emails'

/**
 * The e-mails of the host, read again after each write. Nothing is read before the first write unless `wanted`: a page
 * that only displays something must not make the host create its seed.
 */
export function useMails({ look, subscribe, pagesAddress }: MockView, wanted: boolean): readonly KeptMail[] | null {
  const [mails, setMails] = useState<readonly KeptMail[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const found = await look((store) => readMails(store, pagesAddress))
      if (isShown) setMails(found)
    }
    if (wanted) void read()
    const stop = subscribe(() => void read())
    return () => {
      isShown = false
      stop()
    }
  }, [look, subscribe, pagesAddress, wanted])
  return mails
}
