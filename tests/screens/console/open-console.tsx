import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Console } from '@mocks/console/console'
import type { MockView, StateActions } from '@mocks/console/mock-view'
import { SHARED_SESSION } from '@mocks/browser-tab'
import { createMock } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import type { Scenario } from '@mocks/seed/scenarios'
import { createMemoryStorage } from '@tests/support/memory-storage'

export const pagesAddress = 'http://portal.test/'

const EMPTY_STATES: StateActions = {
  getSavedAt: async () => undefined,
  save: async () => {},
  restore: async () => {},
  exportFile: async () => new Blob(),
  importFile: () => Promise.reject(new Error('There is no file.')),
  reload: () => {},
}

interface ConsoleSettings extends Partial<Pick<MockView, 'restart' | 'logIn' | 'states'>> {
  /** The console is in a separate tab of the demo. */
  readonly isSeparate?: boolean
}

/** Renders the console with its own host, like `startMock`. */
export function openConsole(
  scenario: Scenario = 'empty',
  { restart = async () => {}, logIn, states = EMPTY_STATES, isSeparate = false }: ConsoleSettings = {},
) {
  const mock = createMock({ scenario })
  const connection = mock.connect(SHARED_SESSION)
  const listeners = new Set<() => void>()
  let readCount = 0
  let isDatabaseStuck = false
  const readStore = async <Result,>(select: (store: Store) => Result) => {
    readCount += 1
    if (isDatabaseStuck) throw new DOMException('The database does not respond.', 'TimeoutError')
    return select(await mock.store())
  }
  const view: MockView = {
    readStore,
    pagesAddress,
    offline: null,
    restart,
    conditions: mock.conditions,
    log: mock.log,
    storage: createMemoryStorage(),
    tab: { session: SHARED_SESSION, isSeparate },
    logIn: logIn ?? connection.signInAs,
    logOut: connection.expireSession,
    getPageUrl: () => `${pagesAddress}dashboard`,
    states,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const sendEmail = async (to: string, subject: string, html: string) => {
    const { outgoingEmails } = await mock.store()
    outgoingEmails.insert({ to, subject, html, sentAt: '2026-11-20 09:00:00' })
    listeners.forEach((listener) => listener())
  }
  render(
    <>
      <main>
        <h1>A page of the portal</h1>
      </main>
      <Console view={view} />
    </>,
  )
  const setDatabaseStuck = (isStuck: boolean) => void (isDatabaseStuck = isStuck)
  return { user: userEvent.setup(), mock, connection, sendEmail, getReadCount: () => readCount, setDatabaseStuck }
}

export async function openControls(
  user: UserEvent,
  tab: 'People' | 'Clock' | 'Failures' | 'Calls' | 'Scenario' | 'States' | 'Share',
) {
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  const controls = within(await screen.findByRole('dialog', { name: 'Controls of the demo' }))
  await user.click(controls.getByRole('tab', { name: tab }))
  return controls
}
