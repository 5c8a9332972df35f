import type { QueryClient } from '@tanstack/react-query'
import type { CallOptions } from '@/wire/client/client'
import type { ClientSettings, Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import { createHostClock } from '@/wire/client/host-clock'
import type { Services } from '@/api/services'
import { Session } from '@/api/session'
import { noChannel, type SessionChannel } from '@/api/session-channel'
import { storedItems } from '@/api/stored-items'
import { isWrongHost } from '@/wire/client/wrong-host'
import type { CallName } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import { WriteQueue } from '@/writes/queue'
import { createLazyQueueStorage } from '@/writes/lazy-queue-storage'
import { createQueries } from './create-queries'
import { logFailure } from './log-failure'
import { Reauthentication } from './reauthentication'
import { fetchPage, mayOpen } from './routes'

export interface ShellServices extends Services {
  readonly reauthentication: Reauthentication
}

type EnvironmentServices = Pick<
  Services,
  'now' | 'local' | 'tab' | 'draftDatabaseName' | 'pagesAddress' | 'openWithReload'
> &
  Partial<Pick<Services, 'offlineText'>>

export interface ServicesSettings
  extends EnvironmentServices, Pick<ClientSettings, 'base' | 'fetch' | 'upload' | 'timeout'> {
  readonly connect: (settings: ClientSettings) => Client
  /** Whether to report at start that another server than the host responds. Not needed for the mock. */
  readonly checksHost?: boolean
  readonly channel?: SessionChannel
}

export function createServices(settings: ServicesSettings): ShellServices {
  const { connect, base, fetch, upload, timeout, checksHost = false, channel = noChannel, ...environment } = settings
  const { local, tab, pagesAddress } = environment
  const clock = createHostClock(environment.now)
  const reauthentication = new Reauthentication(tab)
  const queries = createQueries()
  const client = connect({
    base,
    fetch: clock.wrapFetch(fetch),
    upload,
    timeout,
    onSignedOut: reauthentication.request,
    onFailure: logFailure,
    beforeSending: (call, options) => requireSamePerson(session, call, options),
  })
  const session: Session = new Session({
    client,
    local,
    tab,
    channel,
    isWrongHost: (error) => checksHost && isWrongHost(error, new URL(base).origin !== new URL(pagesAddress).origin),
  })
  clearQueriesOnPersonChange(session, queries)
  const pageId = crypto.randomUUID()
  const writes: WriteQueue = new WriteQueue({
    session,
    logIn: reauthentication,
    now: clock.now,
    page: pageId,
    storage: createLazyQueueStorage(environment.draftDatabaseName, pageId),
    // Loads the code with the first write, because no page needs it to render.
    perform: async (run) => (await importCouncilWrites()).perform(services, run),
    moveUnsent: async ({ id }) => {
      if (environment.local.getItem(storedItems.sentMail(id))?.includes('"unsent":{'))
        await (await import('@/writes/earlier-log')).moveUnsent(services, id)
    },
    logSent: async (sent, owner) => (await importCouncilWrites()).logSent(services, sent, owner),
  })
  const { now, getClockLead } = clock
  const parts = { now, getClockLead, client, queries, session, writes, reauthentication, fetchPage, mayOpen }
  const services = { offlineText: guidance.offline, ...environment, hostBase: base, ...parts }
  return services
}

const importCouncilWrites = () => import('@/areas/council/writes')

function discardCachedData(queries: QueryClient): void {
  queries.getMutationCache().clear()
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

/** Prevents that one user's data is shown to the next user of this device. */
function clearQueriesOnPersonChange(session: Session, queries: QueryClient): void {
  let lastPerson = session.person
  session.subscribe(() => {
    const { person } = session
    if (session.snapshot().state === 'ended-elsewhere') return queries.clear()
    if (!person) return
    if (lastPerson && lastPerson.id !== person.id) discardCachedData(queries)
    lastPerson = person
  })
}

/** Rejects with `isUnsent` unless the session is still this user's. Another tab may have changed it. */
export async function requireSamePerson(
  session: Pick<Session, 'confirmOwner' | 'isUnchangedByOtherTabs'>,
  call: CallName,
  options: CallOptions,
): Promise<void> {
  if (options.isSessionConfirmed && session.isUnchangedByOtherTabs()) return
  const confirmation = await session.confirmOwner({ signal: options.signal }).catch((cause: unknown) => {
    const kind = options.signal?.aborted ? 'aborted' : 'network'
    throw new ApiError(call, { kind, isUnsent: true, cause })
  })
  if (confirmation === 'other') throw new ApiError(call, { kind: 'somebody-else', isUnsent: true })
  if (confirmation === 'signed-out') throw new ApiError(call, { kind: 'signed-out', isUnsent: true })
}
