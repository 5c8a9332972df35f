import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { useStoredValue } from '@/lib/use-stored-value'
import { createEmailLog } from '../email-log'
import { getDeliveryText } from '../entry'

/** The e-mails that this person sent from this device. The host has no such list. */
export function useEmailLog() {
  const { local, session, writes } = useServices()
  const { stored, clear } = createEmailLog(local, session.ownerId)
  const entries = useStoredValue(stored)
  // Changes with the state of an e-mail, but not with the seconds of its wait.
  const states = useSyncExternalStore(writes.subscribe, () =>
    [...writes.snapshot().entries, ...writes.getUnsentEmails()]
      .flatMap(({ key, stage, write }) =>
        write.letter ? [key, stage.status, write.reached?.step, write.reached?.mayBeDone] : [],
      )
      .join(),
  )

  // Memoised: lists are filtered by it, and a new function would be a new filter.
  const getDelivery = useCallback(
    (key: string, isFlagged: boolean) => getDeliveryText(isFlagged, writes.find(key)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `find` returns other entries once their states change.
    [states, writes],
  )

  return {
    clear,
    entries,
    /** When the last e-mail of this key was sent from this device. */
    sentAt: useCallback(
      (key: string) => {
        const entry = entries.find((one) => one.key === key)
        return entry && new Date(entry.at)
      },
      [entries],
    ),
    reached: getDelivery,
    /** Whether an e-mail is sent, by the host's sent flag and the queue. */
    wentOut: useCallback((key: string, isFlagged: boolean) => getDelivery(key, isFlagged) === 'was', [getDelivery]),
  }
}

export type EmailLog = ReturnType<typeof useEmailLog>
