import { useCallback, useRef } from 'react'
import { useServices } from '@/api/services'
import { canBeUndone, type OutboxEntry } from '@/api/outbox/entry'
import { entryName } from '@/features/outbox/outbox-texts'
import { useAlerts } from '@/ui/alerts'

/**
 * Before a log-out: what waits to be sent is paused, and the person is asked whether it may be dropped. What
 * is being sent is waited for.
 */
export function useDropQuestion() {
  const { outbox } = useServices()
  const alerts = useAlerts()
  const release = useRef(() => {})

  /** Resolves to false where the person stays; else everything stands still until `goOn`. */
  const mayDrop = useCallback(async (): Promise<boolean> => {
    release.current()
    release.current = outbox.hold('all')
    const { entries } = outbox.snapshot()
    if (!entries.some(canBeUndone)) return true
    return alerts.confirm(question(entries), { confirmLabel: 'Leave', cancelLabel: 'Stay', tone: 'danger' })
  }, [outbox, alerts])

  const goOn = useCallback(() => release.current(), [])

  return { mayDrop, goOn }
}

/** As many are named; of the others, how many there are. */
const NAMED = 5

function question(entries: readonly OutboxEntry[]): string {
  const held = entries.filter(canBeUndone)
  const underWay = entries.find(({ stage }) => stage.at === 'sending')
  const one = held.length === 1
  return [
    `${held.length} ${one ? 'thing waits and has' : 'things wait and have'} not been sent:`,
    ...held.slice(0, NAMED).map(entryName),
    ...(held.length > NAMED ? [`and ${held.length - NAMED} more`] : []),
    ...(underWay ? [`What is being sent already is waited for: ${entryName(underWay)}.`] : []),
    `Leave drops ${one ? 'it' : 'them'} and logs you out.`,
  ].join('\n')
}
