import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '@/api/services'
import { choiceOf, isUnsettled, outcomeOf, type OutboxRequest } from '@/api/outbox/entry'
import { displayedId } from '../dates/council-time'
import { useAnnounce } from '@/ui/announcer'
import { waitingText } from './outbox-texts'

interface AboutACase extends Omit<OutboxRequest, 'shownId' | 'page'> {
  readonly applicationId: string
}

/** Hands something to the page's list of what is sent: it waits there, wherever the person goes meanwhile. */
export function useSend(): (toSend: AboutACase) => void {
  const { outbox, now } = useServices()
  const { pathname, search } = useLocation()
  const announce = useAnnounce()
  return ({ applicationId, ...rest }) => {
    const toSend: OutboxRequest = { ...rest, shownId: displayedId(applicationId, now()), page: pathname + search }
    outbox.add(toSend)
    if (!toSend.atOnce) announce(waitingText(toSend))
  }
}

/** Whether something about this was handed over and its row does not show yet what became of it. */
export function useIsUnsettled(key: string): boolean {
  const { outbox } = useServices()
  return useSyncExternalStore(outbox.subscribe, () => {
    const entry = outbox.find(key)
    return entry !== undefined && isUnsettled(entry)
  })
}

/** What was chosen and handed over, for the row to show ahead of the host. */
export function useChoice(key: string): string | undefined {
  const { outbox } = useServices()
  return useSyncExternalStore(outbox.subscribe, () => choiceOf(outbox.find(key)))
}

/**
 * What was told of something that was not done, until that is dismissed or it is tried again.
 * @param listedChoice what the list shows: where that is what was chosen, there is nothing to tell
 */
export function useFailure(key: string, listedChoice: string): string | undefined {
  const { outbox } = useServices()
  return useSyncExternalStore(outbox.subscribe, () => {
    const entry = outbox.find(key)
    const outcome = entry && !isUnsettled(entry) ? outcomeOf(entry) : undefined
    return outcome?.state === 'sent' || entry?.choice === listedChoice ? undefined : outcome?.text
  })
}
