import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '@/api/portal'
import { choiceOf, isUnsettled, outcomeOf, type ToSend } from '@/api/sending/entry'
import { displayedId } from '../dates/council-time'
import { useAnnounce } from '@/ui/announcer'
import { saidOfWaiting } from './sending-words'

interface AboutACase extends Omit<ToSend, 'shownId' | 'page'> {
  readonly appId: string
}

/** Hands something to the page's list of what is sent: it waits there, wherever the person goes meanwhile. */
export function useSend(): (toSend: AboutACase) => void {
  const { sending, now } = usePortal()
  const { pathname, search } = useLocation()
  const announce = useAnnounce()
  return ({ appId, ...rest }) => {
    const toSend: ToSend = { ...rest, shownId: displayedId(appId, now()), page: pathname + search }
    sending.add(toSend)
    if (!toSend.atOnce) announce(saidOfWaiting(toSend))
  }
}

/** Whether something about this was handed over and its row does not show yet what became of it. */
export function useIsUnsettled(key: string): boolean {
  const { sending } = usePortal()
  return useSyncExternalStore(sending.subscribe, () => {
    const entry = sending.find(key)
    return entry !== undefined && isUnsettled(entry)
  })
}

/** What was chosen and handed over, for the row to show ahead of the host. */
export function useChoice(key: string): string | undefined {
  const { sending } = usePortal()
  return useSyncExternalStore(sending.subscribe, () => choiceOf(sending.find(key)))
}

/**
 * What was told of something that was not done, until that is dismissed or it is tried again.
 * @param listedChoice what the list shows: where that is what was chosen, there is nothing to tell
 */
export function useFailure(key: string, listedChoice: string): string | undefined {
  const { sending } = usePortal()
  return useSyncExternalStore(sending.subscribe, () => {
    const entry = sending.find(key)
    const outcome = entry && !isUnsettled(entry) ? outcomeOf(entry) : undefined
    return outcome?.state === 'sent' || entry?.choice === listedChoice ? undefined : outcome?.text
  })
}
