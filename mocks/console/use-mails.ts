import { useEffect, useState } from 'react'
import type { MockView } from './mock-view'
import { readMails, type KeptMail } from './read-mails'

/**
 * The mails of the host, read again whenever it writes. Nothing is read before it first does or `wanted` says so:
 * a page that is only looked at must not have the host make its data.
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
