import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '@/api/services'
import { choiceOf, isUnsettled, outcomeOf, type WriteRequest } from '@/writes/entry'
import { displayedId } from '@/features/dates/council-time'
import { useAnnounce } from '@/ui/announcer'
import { batchWaitingText, waitingText } from './queue-texts'

interface SendRequest extends Omit<WriteRequest, 'shownId' | 'page'> {
  readonly applicationId: string
}

/** Adds a write to the queue, where it waits behind Undo, also when the person goes to another page. */
export function useSend(): (request: SendRequest) => void {
  const { writes, now } = useServices()
  const { pathname, search } = useLocation()
  const announce = useAnnounce()
  return ({ applicationId, ...rest }) => {
    const request: WriteRequest = { ...rest, shownId: displayedId(applicationId, now()), page: pathname + search }
    writes.add(request)
    if (!request.atOnce) announce(waitingText(request))
  }
}

/** Adds several writes of one press, which have one Undo. `what` is what they are together: "20 e-mails". */
export function useSendBatch(): (requests: readonly SendRequest[], what: string) => void {
  const { writes, now } = useServices()
  const { pathname, search } = useLocation()
  const announce = useAnnounce()
  return (requests, what) => {
    const entries = requests.map(({ applicationId, ...rest }) => ({
      ...rest,
      shownId: displayedId(applicationId, now()),
      page: pathname + search,
    }))
    writes.addAll(entries, what)
    announce(batchWaitingText(what))
  }
}

/** Whether the queue has an entry of this key whose result the row does not show yet. */
export function useIsUnsettled(key: string): boolean {
  const { writes } = useServices()
  return useSyncExternalStore(writes.subscribe, () => {
    const entry = writes.find(key)
    return entry !== undefined && isUnsettled(entry)
  })
}

/** The choice of an entry in the queue, which the row shows before the host has it. */
export function useChoice(key: string): string | undefined {
  const { writes } = useServices()
  return useSyncExternalStore(writes.subscribe, () => choiceOf(writes.find(key)))
}

/**
 * The text of an entry that failed, until it is dismissed or sent again.
 * @param listedChoice the value in the list: where that is the choice, the decision was saved and nothing is shown
 */
export function useFailure(key: string, listedChoice: string): string | undefined {
  const { writes } = useServices()
  return useSyncExternalStore(writes.subscribe, () => {
    const entry = writes.find(key)
    const outcome = entry && !isUnsettled(entry) ? outcomeOf(entry) : undefined
    return outcome?.state === 'sent' || entry?.choice === listedChoice ? undefined : outcome?.text
  })
}
