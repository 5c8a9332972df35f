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
  /** E-mail address of the signed-in demo person. Defaults to a visitor. */
  readonly person?: string
  readonly now?: Date
  /** An existing host, to simulate a second device. */
  readonly mock?: Mock
  /** Items in local storage, such as the draft of an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>
  /** Checks the host at start, as in a build for a real host. */
  readonly checksHost?: boolean
  /** Replaces the text for a lost connection, as the demo does. */
  readonly offlineText?: string
  /** Creates the client instead of `createClient`. */
  readonly connect?: ServicesSettings['connect']
}

interface TabSettings {
  /** Session storage of the tab, to reload the portal in it. */
  readonly tab?: Storage
  readonly openWithReload?: (address: string) => void
}

let currentTest = new AbortController()

/** Keeps the pending calls of a test from settling. Otherwise they could fail or be logged in a later test. */
export function abandonPendingCalls(): void {
  currentTest.abort()
  currentTest = new AbortController()
}

/** Wraps a call, so that it stays pending if it settles after the end of the test. */
const abandonAfter =
  <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>, ended: AbortSignal) =>
  (...args: Args): Promise<Result> =>
    call(...args).finally(() => (ended.aborted ? new Promise<never>(() => {}) : undefined))

export type TestServices = Awaited<ReturnType<typeof createTestServices>>

/** Creates a portal on a new mock host, which shares nothing with other tests and stories. */
export async function createTestServices(allSettings: TestServicesSettings & TabSettings = {}) {
  const {
    person,
    stored = {},
    checksHost,
    offlineText,
    connect = createClient,
    tab,
    openWithReload,
    ...settings
  } = allSettings
  const { signal: ended } = currentTest
  const { now = SCENARIOS[allSettings.scenario ?? 'council-year'].startsAt } = allSettings
  const clock = fixedClock(now)
  const mock = allSettings.mock ?? createMock({ ...settings, clock })
  const connection = mock.connect()
  if (person) await connection.signInAs(person)
  const local = createMemoryStorage()
  Object.entries(stored).forEach(([key, value]) => local.setItem(key, value))
  const { join } = createMemoryChannel()
  const draftDatabaseName = `draft-${crypto.randomUUID()}`

  /** Opens another tab of the same browser, with the same session and device, and its own session storage. */
  const openTab = (tabSettings: TabSettings = {}) => {
    const channel = join()
    const services = createServices({
      connect,
      base: 'http://host.test/',
      fetch: abandonAfter(connection.fetch, ended),
      upload: abandonAfter(connection.upload, ended),
      now: clock.now,
      pagesAddress: 'http://portal.test/',
      openWithReload: tabSettings.openWithReload ?? (() => {}),
      local,
      tab: tabSettings.tab ?? createMemoryStorage(),
      channel,
      checksHost,
      ...(offlineText !== undefined && { offlineText }),
      draftDatabaseName,
    })
    // Retries a failed read without delay.
    const { queries, ...options } = services.queries.getDefaultOptions()
    services.queries.setDefaultOptions({ ...options, queries: { ...queries, retryDelay: 0 } })
    return { services, close: channel.close }
  }
  return { ...openTab({ tab, openWithReload }), mock, connection, clock, openTab }
}
