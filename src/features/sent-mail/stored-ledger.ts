import type { Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { tryToStore } from '@/lib/try-to-store'
import { isUnsent, readLedger, withEntry, withoutUnsent, type LedgerEntry, type UnsentEntry } from './ledger'

/** What one person has sent, as this device keeps it. It asks for no screen: a mail may go out long after its own. */
export function storedLedger({ local, queries }: Pick<Services, 'local' | 'queries'>, personId: string) {
  const item = storedItems.sentMail(personId)
  const queryKey = ['ledger', item]
  const read = () => readLedger(local.getItem(item))

  function write(next: readonly LedgerEntry[]) {
    // A device whose storage is full still shows it; a mail that is out must never look as if it were not.
    tryToStore(local, item, JSON.stringify(next))
    queries.setQueryData(queryKey, next)
  }

  return {
    queryKey,
    read,
    put: (entry: LedgerEntry) => write(withEntry(read(), entry)),
    dropUnsent: (key: string) => write(withoutUnsent(read(), key)),
    clear: () => write(read().filter(isUnsent)),
    /** As it is stored at this moment, which may be later than what is shown. */
    storedUnsent: (key: string) => findUnsent(read(), key),
  }
}

export const findUnsent = (list: readonly LedgerEntry[], key: string): UnsentEntry | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)
