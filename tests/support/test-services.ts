import { createClient } from '@/api/client'
import { createServices, type ServicesSettings } from '@/app/create-services'
import { fixedClock } from '@/wire/mock/clock'
import { createMock, type Mock, type MockSettings } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { createMemoryChannel } from './memory-channel'
import { createMemoryStorage } from './memory-storage'

export interface TestServicesSettings extends Pick<
  MockSettings,
  'scenario' | 'faults' | 'habits' | 'dialect' | 'delay'
> {
  /** E-mail address of the demo person who is signed in; a visitor if left out. */
  readonly person?: string
  readonly now?: Date
  /** A host that another portal uses as well, to simulate another device. */
  readonly mock?: Mock
  /** Draft of an earlier visit, by its keys in local storage. */
  readonly stored?: Readonly<Record<string, string>>
  /** Checks at start that the host has responded, as in a build for a real host. */
  readonly checksHost?: boolean
  /** Replaces the texts for a lost connection, as the demo does. */
  readonly offlineText?: string
  /** Creates the client instead of `createClient`. */
  readonly connect?: ServicesSettings['connect']
}

interface TabSettings {
  /** What the tab has stored, if the portal is reloaded in it. */
  readonly tab?: Storage
  readonly openWithReload?: (address: string) => void
}

let currentTest = new AbortController()

/** Call it at the end of a test: its pending calls never settle, so they cannot fail or be logged in a later test. */
export function abandonPendingCalls(): void {
  currentTest.abort()
  currentTest = new AbortController()
}

/** Leaves the call pending if it settles after the end of the test. */
const untilEnded =
  <Request extends unknown[], Answer>(call: (...request: Request) => Promise<Answer>, ended: AbortSignal) =>
  (...request: Request): Promise<Answer> =>
    call(...request).finally(() => (ended.aborted ? new Promise<never>(() => {}) : undefined))

export type TestServices = Awaited<ReturnType<typeof createTestServices>>

/** Creates a portal on a new mock host, which shares nothing with other tests and stories. */
export async function createTestServices(stage: TestServicesSettings & TabSettings = {}) {
  const {
    person,
    stored = {},
    checksHost,
    offlineText,
    connect = createClient,
    tab,
    openWithReload,
    ...settings
  } = stage
  const { signal: ended } = currentTest
  const { now = SCENARIOS[stage.scenario ?? 'council-year'].startsAt } = stage
  const clock = fixedClock(now)
  const mock = stage.mock ?? createMock({ ...settings, clock })
  const connection = mock.connect()
  if (person) await connection.signInAs(person)
  const local = createMemoryStorage()
  Object.entries(stored).forEach(([key, value]) => local.setItem(key, value))
  const { join } = createMemoryChannel()
  const draftDatabaseName = `draft-${crypto.randomUUID()}`

  /** Opens another tab of the same browser, with the same session and device, and its own session storage. */
  const openTab = (settingsOfTab: TabSettings = {}) => {
    const channel = join()
    const services = createServices({
      connect,
      base: 'http://host.test/',
      fetch: untilEnded(connection.fetch, ended),
      upload: untilEnded(connection.upload, ended),
      now: clock.now,
      pagesAddress: 'http://portal.test/',
      openWithReload: settingsOfTab.openWithReload ?? (() => {}),
      local,
      tab: settingsOfTab.tab ?? createMemoryStorage(),
      channel,
      checksHost,
      ...(offlineText !== undefined && { offlineText }),
      draftDatabaseName,
    })
    // Retries a failed read at once.
    const { queries, ...options } = services.queries.getDefaultOptions()
    services.queries.setDefaultOptions({ ...options, queries: { ...queries, retryDelay: 0 } })
    return { services, close: channel.close }
  }
  return { ...openTab({ tab, openWithReload }), mock, connection, clock, openTab }
}
