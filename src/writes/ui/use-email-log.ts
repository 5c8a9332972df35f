import { useCallback } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { emailLog, findUnsent, isUnsent, wentOut } from '../email-log'

/**
 * The e-mails that this person sent from this device, or that failed after a save. The host has no such list, and sets
 * its flags before the e-mail is sent.
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
     * Returns the unsent e-mail of something that was saved.
     * @param isSaved true if the page shows that it is saved despite a lost response, or if nothing is to be saved
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
    wentOut: wentOutOf,
  }
}

export type EmailLog = ReturnType<typeof useEmailLog>
