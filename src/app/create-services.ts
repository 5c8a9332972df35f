import { QueryClient } from '@tanstack/react-query'
import { createClient, type ClientSettings } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Services } from '@/api/services'
import { Outbox } from '@/api/outbox/outbox'
import { Session } from '@/api/session'
import { noChannel, type SessionChannel } from '@/api/session-channel'
import { isWrongHost } from '@/api/wrong-host'
import { guidance } from '@/domain/guidance'
import { requireSamePerson } from './require-same-person'
import { mayOpen } from './find-page'
import { logFailure } from './log-failure'
import { Reauthentication } from './reauthentication'
import { fetchPage } from './routes'

/** The portal as the shell has it: with the people who wait for a log-in over the page. */
export interface ShellServices extends Services {
  readonly reauthentication: Reauthentication
}

type FromSettings = Pick<Services, 'now' | 'local' | 'tab' | 'draftFiles' | 'pagesAddress' | 'openAfresh'> &
  Partial<Pick<Services, 'offlineWords'>>

export interface ServicesSettings extends FromSettings, Pick<ClientSettings, 'base' | 'fetch' | 'upload' | 'timeout'> {
  /** Says so where something else than the host answers at start. The mock needs no such check: it is in the page. */
  readonly checksHost?: boolean
  /** Reaches the other tabs of this browser; left out where there are none. */
  readonly channel?: SessionChannel
}

const RETRIES = 2
const FIRST_RETRY_AFTER = 250
const FRESH_FOR = 15_000

/** Only what may pass by itself is asked again; a refusal stays one, and a file that is not there. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && (status >= 500 || status === 429))
}

/** `networkMode` is off: a call without a connection fails and is explained, in place of waiting without a word. */
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => FIRST_RETRY_AFTER * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Puts a portal together from what surrounds it: the page, a test or a story each bring their own surroundings. */
export function createServices(settings: ServicesSettings): ShellServices {
  const { base, fetch, upload, timeout, checksHost = false, channel = noChannel, ...surroundings } = settings
  const { local, tab, pagesAddress } = surroundings
  const reauthentication = new Reauthentication(tab)
  const queries = createQueries()
  const client = createClient({
    base,
    fetch,
    upload,
    timeout,
    onSignedOut: reauthentication.ask,
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
  forgetWithThePerson(session, queries)
  const outbox = new Outbox({ session, logIn: reauthentication })
  const parts = { client, queries, session, outbox, reauthentication, fetchPage, mayOpen }
  return { offlineWords: guidance.offline, ...surroundings, hostBase: base, ...parts }
}

/** Takes all data back, from the pages that are open as well: those wait until they have read it again. */
function forgetEverything(queries: QueryClient): void {
  queries.getMutationCache().clear()
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

/** What one person has read must not be shown to the next one on this device. */
function forgetWithThePerson(session: Session, queries: QueryClient): void {
  let last = session.person
  session.subscribe(() => {
    const { person } = session
    if (session.snapshot().state === 'left') return queries.clear()
    if (!person) return
    if (last && last.id !== person.id) forgetEverything(queries)
    last = person
  })
}
