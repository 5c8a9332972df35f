import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useServices } from '@/api/services'
import { isUnsent, reached } from './sent-emails'
import { findUnsent, storedEmails } from './stored-emails'

/**
 * What this person has sent from this device, and what was saved without its mail. The host keeps no such list, and
 * its flags turn on before the mail is out, so it is kept here, through reloads.
 */
export function useSentEmails() {
  const services = useServices()
  const { queryKey, read, ...stored } = storedEmails(services, services.session.person?.id ?? '')
  const { data: entries } = useQuery({ queryKey, queryFn: read, initialData: read })

  // Lists are filtered by it: another function is another filter.
  const wentOut = useCallback(
    (key: string, flag: boolean) => flag && !findUnsent(entries, key)?.unsent.first,
    [entries],
  )

  return {
    ...stored,
    entries,
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

export type SentEmails = ReturnType<typeof useSentEmails>
