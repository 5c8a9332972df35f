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

/** The services of the shell, with the log-in dialog that opens over a page. */
export interface ShellServices extends Services {
  readonly reauthentication: Reauthentication
}

type FromSettings = Pick<Services, 'now' | 'local' | 'tab' | 'draftFiles' | 'pagesAddress' | 'openAfresh'> &
  Partial<Pick<Services, 'offlineWords'>>

export interface ServicesSettings extends FromSettings, Pick<ClientSettings, 'base' | 'fetch' | 'upload' | 'timeout'> {
  /** Whether to report at start that something other than the host responds. Not needed for the mock. */
  readonly checksHost?: boolean
  /** Messages to and from the other tabs of this browser; omit if there are none. */
  readonly channel?: SessionChannel
}

const RETRIES = 2
/** Milliseconds; doubled for each further retry. */
const FIRST_RETRY_AFTER = 250
/** Milliseconds during which fetched data counts as fresh and is not refetched. */
const FRESH_FOR = 15_000

/** Whether a failure may be temporary and is worth a retry; a refusal or a missing file is not. */
function isTemporary(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && (status >= 500 || status === 429))
}

/** `networkMode: 'always'`: without a connection a call fails and the failure is shown, instead of pausing silently. */
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
        retryDelay: (attempt) => FIRST_RETRY_AFTER * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Creates all services from their environment: the page, a test and a story each pass their own. */
export function createServices(settings: ServicesSettings): ShellServices {
  const { base, fetch, upload, timeout, checksHost = false, channel = noChannel, ...environment } = settings
  const { local, tab, pagesAddress } = environment
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
  clearQueriesOnPersonChange(session, queries)
  const outbox = new Outbox({ session, logIn: reauthentication })
  const parts = { client, queries, session, outbox, reauthentication, fetchPage, mayOpen }
  return { offlineWords: guidance.offline, ...environment, hostBase: base, ...parts }
}

/** Drops all data; the open page suspends until it has refetched its own. */
function dropAllData(queries: QueryClient): void {
  queries.getMutationCache().clear()
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}

/** Data fetched for one user must not be shown to the next one on this device. */
function clearQueriesOnPersonChange(session: Session, queries: QueryClient): void {
  let last = session.person
  session.subscribe(() => {
    const { person } = session
    if (session.snapshot().state === 'left') return queries.clear()
    if (!person) return
    if (last && last.id !== person.id) dropAllData(queries)
    last = person
  })
}
