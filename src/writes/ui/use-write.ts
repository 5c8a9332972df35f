import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListCall, ListedRow } from '@/api/lists'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { useAnnounce } from '@/ui/announcer'
import {
  getChoice,
  formatEmailName,
  isEmailUnsent,
  isUnsettled,
  getOutcome,
  type QueuedWrite,
  type WriteRequest,
} from '../entry'
import type { QueuedEmail, WriteKind } from '../write'
import { formatBatchWaiting, formatWaiting } from './queue-texts'

export interface NewWrite<Name extends ListCall, In> {
  readonly kind: WriteKind<Name, In>
  readonly key: string
  /** The row as the person saw it. */
  readonly row: ListedRow<Name>
  readonly input: In
  readonly email?: QueuedEmail | undefined
}

/** Queues a write, which waits behind Undo even after navigation. Resolves once it is shown. */
export function useWrite() {
  const { writes } = useServices()
  const createRequest = useRequest()
  const announce = useAnnounce()
  return async <Name extends ListCall, In>(write: NewWrite<Name, In>): Promise<void> => {
    const request = createRequest(write)
    await writes.add([request])
    announce(formatWaiting(request))
  }
}

/** Queues several writes of one press, which have one Undo. `what` counts them: "20 e-mails". */
export function useWrites() {
  const { writes } = useServices()
  const createRequest = useRequest()
  const announce = useAnnounce()
  return async <Name extends ListCall, In>(newWrites: readonly NewWrite<Name, In>[], what: string): Promise<void> => {
    const requests = newWrites.map(createRequest)
    await writes.add(requests, what)
    announce(formatBatchWaiting(what, requests[0]?.ending ?? 'goes out'))
  }
}

function useRequest() {
  const getPlace = usePlace()
  return <Name extends ListCall, In>({ kind, key, row, input, email }: NewWrite<Name, In>): WriteRequest => ({
    key,
    what: kind.getTitle?.(input) ?? (email ? formatEmailName(email) : ''),
    details: kind.getDetails?.(input),
    nouns: kind.nouns,
    ending: email ? 'goes out' : 'is saved',
    busyLabel: kind.busyLabel ?? (kind.getTitle ? undefined : 'Sending...'),
    choice: kind.getChoice?.(input),
    write: {
      kind: kind.name,
      applicationId: row.applicationId,
      input,
      seen: kind.getComparedValues && JSON.stringify(kind.getComparedValues(row, input)),
      letter: email,
    },
    ...getPlace(row),
  })
}

interface Application {
  readonly applicationId: string
  readonly projectTitle: string
}

function usePlace() {
  const { now } = useServices()
  const { pathname, search } = useLocation()
  return ({ applicationId, projectTitle }: Application) => ({
    shownId: formatApplicationId(applicationId, now()),
    title: projectTitle,
    page: pathname + search,
  })
}

function useEntry<Value>(key: string, select: (entry: QueuedWrite | undefined) => Value): Value {
  const { writes } = useServices()
  return useSyncExternalStore(writes.subscribe, () => select(writes.find(key)))
}

/** Returns the entry of this key if all but its e-mail is done. */
export const useUnsentEmail = (key: string): QueuedWrite | undefined =>
  useEntry(key, (entry) => (entry && isEmailUnsent(entry) ? entry : undefined))

/** Whether the queue has an entry of this key whose result the row does not show yet. */
export const useIsUnsettled = (key: string): boolean =>
  useEntry(key, (entry) => entry !== undefined && isUnsettled(entry))

/** Whether the queue has an entry of this key that was sent. */
export const useIsSent = (key: string): boolean =>
  useEntry(key, (entry) => entry !== undefined && getOutcome(entry)?.state === 'sent')

/** Returns the choice of a queued entry, which the row shows before the host has it. */
export const useChoice = (key: string): string | undefined => useEntry(key, getChoice)

/**
 * Returns the text of a failed entry, until it is dismissed or sent again.
 * @param listedChoice the value in the list. If it equals the choice, the decision was saved and nothing is shown
 */
export const useFailure = (key: string, listedChoice: string): string | undefined =>
  useEntry(key, (entry) => {
    const outcome = entry && !isUnsettled(entry) ? getOutcome(entry) : undefined
    return outcome?.state === 'sent' || entry?.choice === listedChoice ? undefined : outcome?.text
  })
