import { useCallback, useRef } from 'react'
import { useServices } from '@/api/services'
import { canBeUndone, type OutboxEntry } from '@/api/outbox/entry'
import { entryName } from '@/features/outbox/outbox-texts'
import { useAlerts } from '@/ui/alerts'

/**
 * Before a log-out, pauses the outbox and asks whether its unsent entries may be dropped. An entry that is already
 * being sent is awaited.
 */
export function useDropQuestion() {
  const { outbox } = useServices()
  const alerts = useAlerts()
  const release = useRef(() => {})

  /** Resolves to false if the person stays; otherwise the outbox is paused until `goOn`. */
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

/** At most so many entries are named; the others are only counted. */
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
