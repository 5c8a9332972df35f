import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePortal } from '@/api/portal'
import { storedItems } from '@/api/stored-items'
import { tryToStore } from '@/lib/try-to-store'
import { isUnsent, reached, readLedger, withEntry, withoutUnsent, type LedgerEntry, type UnsentEntry } from './ledger'

/**
 * What this person has sent from this device, and what was saved without its mail. The host keeps no such list, and
 * its flags turn on before the mail is out (wire 2.7), so it is kept here, through reloads.
 */
export function useLedger() {
  const { local, queries, session } = usePortal()
  const item = storedItems.sentMail(session.person?.id ?? '')
  const read = () => readLedger(local.getItem(item))
  const queryKey = ['ledger', item]
  const { data: entries } = useQuery({ queryKey, queryFn: read, initialData: read })

  function write(next: readonly LedgerEntry[]) {
    // A device whose storage is full still shows it; a mail that is out must never look as if it were not.
    tryToStore(local, item, JSON.stringify(next))
    queries.setQueryData(queryKey, next)
  }

  // Lists are filtered by it: another function is another filter.
  const wentOut = useCallback(
    (key: string, flag: boolean) => flag && !findUnsent(entries, key)?.unsent.first,
    [entries],
  )

  return {
    entries,
    put: (entry: LedgerEntry) => write(withEntry(read(), entry)),
    dropUnsent: (key: string) => write(withoutUnsent(read(), key)),
    clear: () => write(read().filter(isUnsent)),
    /** As it is stored at this moment, which may be later than what is shown. */
    storedUnsent: (key: string) => findUnsent(read(), key),
    /**
     * Saved, but its e-mail did not go out.
     * @param isSaved the page shows that it is saved, where the host never said so itself; or nothing is to be saved
     */
    unsent: (key: string, isSaved = false) => {
      const entry = findUnsent(entries, key)
      return entry?.unsent.saved === null && !isSaved ? undefined : entry
    },
    /** When a mail about this last went out from this device. */
    sentAt: (key: string) => {
      const entry = entries.find((one) => one.key === key && !isUnsent(one))
      return entry && new Date(entry.at)
    },
    /** Whether a mail about this has reached somebody, in words before a participle; null where none has. */
    reached: (key: string, flag: boolean) => reached(flag, findUnsent(entries, key)),
    /** What the host's flag says, unless it came with a saving whose mail has not gone out. */
    wentOut,
  }
}

export type Ledger = ReturnType<typeof useLedger>

const findUnsent = (list: readonly LedgerEntry[], key: string): UnsentEntry | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)
