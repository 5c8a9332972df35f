import { useCallback } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { emailLog, findUnsent, isUnsent, reached, wentOut } from '../email-log'

/**
 * The e-mails that this person sent from this device, and those that failed after something was saved. The host has no
 * such list, and its flags turn on before the e-mail is sent, so it is stored here.
 */
export function useEmailLog() {
  const { local, session } = useServices()
  const { stored, ...changes } = emailLog(local, session.person?.id ?? '')
  const entries = useStoredValue(stored)

  // Memoised: lists are filtered by it, and a new function would be a new filter.
  const wentOutOf = useCallback((key: string, flag: boolean) => wentOut(entries, key, flag), [entries])

  return {
    ...changes,
    entries,
    /**
     * The entry of something that was saved although its e-mail failed.
     * @param isSaved true where the page shows that it is saved although the host gave no answer, and where nothing is
     *   to be saved
     */
    unsent: (key: string, isSaved = false) => {
      const entry = findUnsent(entries, key)
      return entry?.unsent.saved === null && !isSaved ? undefined : entry
    },
    /** When the last e-mail of this key was sent from this device. */
    sentAt: (key: string) => {
      const entry = entries.find((one) => one.key === key && !isUnsent(one))
      return entry && new Date(entry.at)
    },
    /** Whether an e-mail of this key has reached its recipient, as words before a participle; null where none has. */
    reached: (key: string, flag: boolean) => reached(flag, findUnsent(entries, key)),
    /** See `wentOut`. */
    wentOut: wentOutOf,
  }
}

export type EmailLog = ReturnType<typeof useEmailLog>
