import { createClient } from '@/api/client'
import { createServices, type ServicesSettings } from '@/app/create-services'
import { fixedClock } from '@mocks/clock'
import { createMock, type Mock, type MockSettings } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { memoryChannel } from './memory-channel'
import { memoryStorage } from './memory-storage'

export interface TestServicesSettings extends Pick<
  MockSettings,
  'scenario' | 'faults' | 'habits' | 'dialect' | 'delay'
> {
  /** E-mail address of the demo person who is signed in; a visitor if left out. */
  readonly person?: string
  readonly now?: Date
  /** A host that another portal uses as well: this one is another device. */
  readonly mock?: Mock
  /** Draft stored on an earlier visit, under its keys in local storage. */
  readonly stored?: Readonly<Record<string, string>>
  /** As in a build for a real host: checks at start that the host has answered. */
  readonly checksHost?: boolean
  /** As in the demo, where other texts apply without a connection. */
  readonly offlineWords?: string
  /** Makes the client, where it is not as in the portal. */
  readonly connect?: ServicesSettings['connect']
}

interface TabSettings {
  /** What the tab has stored, if the portal is loaded anew in it. */
  readonly tab?: Storage
  readonly openAfresh?: (address: string) => void
}

let currentTest = new AbortController()

/** To be called at the end of a test: what is unanswered then stays so, and cannot fail or be logged in a later test. */
export function endServices(): void {
  currentTest.abort()
  currentTest = new AbortController()
}

/** The same call; once the test has ended, it waits for ever instead of being answered. */
const untilEnded =
  <Request extends unknown[], Answer>(call: (...request: Request) => Promise<Answer>, ended: AbortSignal) =>
  (...request: Request): Promise<Answer> =>
    call(...request).finally(() => (ended.aborted ? new Promise<never>(() => {}) : undefined))

/** The portal's services on a mock host of its own. */
export type TestServices = Awaited<ReturnType<typeof createTestServices>>

/** A fresh portal on a fresh mock host, which shares nothing with any other test or story. */
export async function createTestServices(stage: TestServicesSettings & TabSettings = {}) {
  const { person, stored = {}, checksHost, offlineWords, connect = createClient, tab, openAfresh, ...settings } = stage
  const { signal: ended } = currentTest
  const { now = SCENARIOS[stage.scenario ?? 'council-year'].startsAt } = stage
  const clock = fixedClock(now)
  const mock = stage.mock ?? createMock({ ...settings, clock })
  const connection = mock.connect()
  if (person) await connection.signInAs(person)
  const local = memoryStorage()
  Object.entries(stored).forEach(([key, value]) => local.setItem(key, value))
  const { join } = memoryChannel()
  const draftFiles = `draft-${crypto.randomUUID()}`

  /** The portal in another tab of the same browser: the same session and device, and a session storage of its own. */
  const openTab = (settingsOfTab: TabSettings = {}) => {
    const channel = join()
    const services = createServices({
      connect,
      base: 'http://host.test/',
      fetch: untilEnded(connection.fetch, ended),
      upload: untilEnded(connection.upload, ended),
      now: clock.now,
      pagesAddress: 'http://portal.test/',
      openAfresh: settingsOfTab.openAfresh ?? (() => {}),
      local,
      tab: settingsOfTab.tab ?? memoryStorage(),
      channel,
      checksHost,
      ...(offlineWords !== undefined && { offlineWords }),
      draftFiles,
    })
    return { services, close: channel.close }
  }
  return { ...openTab({ tab, openAfresh }), mock, connection, clock, openTab }
}
