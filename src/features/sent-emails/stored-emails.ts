import type { Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { tryToStore } from '@/lib/try-to-store'
import { isUnsent, readSentEmails, withEntry, withoutUnsent, type SentEmail, type UnsentEmail } from './sent-emails'

/** One person's list of sent e-mails on this device. No hook: an e-mail may go out after its screen was left. */
export function storedEmails({ local, queries }: Pick<Services, 'local' | 'queries'>, personId: string) {
  const item = storedItems.sentMail(personId)
  const queryKey = ['sent-emails', item]
  const read = () => readSentEmails(local.getItem(item))

  function write(next: readonly SentEmail[]) {
    // Also where the storage is full: an e-mail that was sent must not be shown as unsent.
    tryToStore(local, item, JSON.stringify(next))
    queries.setQueryData(queryKey, next)
  }

  return {
    queryKey,
    read,
    put: (entry: SentEmail) => write(withEntry(read(), entry)),
    dropUnsent: (key: string) => write(withoutUnsent(read(), key)),
    clear: () => write(read().filter(isUnsent)),
    /** The stored entry, which another tab may have changed since the page was rendered. */
    storedUnsent: (key: string) => findUnsent(read(), key),
  }
}

/** The unsent entry of a key, if there is one. */
export const findUnsent = (list: readonly SentEmail[], key: string): UnsentEmail | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)
