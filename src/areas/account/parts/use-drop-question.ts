import { useCallback, useRef } from 'react'
import { usePortal } from '@/api/portal'
import { isHeld, type Entry } from '@/api/sending/entry'
import { nameOf } from '@/features/outbox/sending-words'
import { useAlerts } from '@/ui/alerts'

/**
 * Before a log-out: what waits to be sent stands still, and whoever wants to go is asked whether it may be dropped. What
 * is being sent is waited for.
 */
export function useDropQuestion() {
  const { sending } = usePortal()
  const alerts = useAlerts()
  const release = useRef(() => {})

  /** Resolves to false where the person stays; else everything stands still until `goOn`. */
  const mayDrop = useCallback(async (): Promise<boolean> => {
    release.current()
    release.current = sending.hold('all')
    const { entries } = sending.snapshot()
    if (!entries.some(isHeld)) return true
    return alerts.confirm(question(entries), { confirmLabel: 'Leave', cancelLabel: 'Stay', tone: 'danger' })
  }, [sending, alerts])

  const goOn = useCallback(() => release.current(), [])

  return { mayDrop, goOn }
}

/** As many are named; of the others, how many there are. */
const NAMED = 5

function question(entries: readonly Entry[]): string {
  const held = entries.filter(isHeld)
  const underWay = entries.find(({ stage }) => stage.at === 'sending')
  const one = held.length === 1
  return [
    `${held.length} ${one ? 'thing waits and has' : 'things wait and have'} not been sent:`,
    ...held.slice(0, NAMED).map(nameOf),
    ...(held.length > NAMED ? [`and ${held.length - NAMED} more`] : []),
    ...(underWay ? [`What is being sent already is waited for: ${nameOf(underWay)}.`] : []),
    `Leave drops ${one ? 'it' : 'them'} and logs you out.`,
  ].join('\n')
}
