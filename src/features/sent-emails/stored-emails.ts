import type { Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { tryToStore } from '@/lib/try-to-store'
import { isUnsent, readSentEmails, withEntry, withoutUnsent, type SentEmail, type UnsentEmail } from './sent-emails'

/** What one person has sent, as this device keeps it. It asks for no screen: a mail may go out long after its own. */
export function storedEmails({ local, queries }: Pick<Services, 'local' | 'queries'>, personId: string) {
  const item = storedItems.sentMail(personId)
  const queryKey = ['ledger', item]
  const read = () => readSentEmails(local.getItem(item))

  function write(next: readonly SentEmail[]) {
    // A device whose storage is full still shows it; a mail that is out must never look as if it were not.
    tryToStore(local, item, JSON.stringify(next))
    queries.setQueryData(queryKey, next)
  }

  return {
    queryKey,
    read,
    put: (entry: SentEmail) => write(withEntry(read(), entry)),
    dropUnsent: (key: string) => write(withoutUnsent(read(), key)),
    clear: () => write(read().filter(isUnsent)),
    /** As it is stored at this moment, which may be later than what is shown. */
    storedUnsent: (key: string) => findUnsent(read(), key),
  }
}

export const findUnsent = (list: readonly SentEmail[], key: string): UnsentEmail | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)
