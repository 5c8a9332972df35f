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

const noStates: StateActions = {
  getSavedAt: async () => undefined,
  save: async () => {},
  restore: async () => {},
  exportFile: async () => new Blob(),
  importFile: () => Promise.reject(new Error('There is no file.')),
  reload: () => {},
}

/** Mounts the console with its own host, as `startMock` does. */
export function openConsole(
  scenario: Scenario = 'empty',
  restart: MockView['restart'] = async () => {},
  logIn?: MockView['logIn'],
  states?: StateActions,
  isSeparate = false,
) {
  const mock = createMock({ scenario })
  const connection = mock.connect(SHARED_SESSION)
  const listeners = new Set<() => void>()
  let reads = 0
  let isStuck = false
  const look = async <Seen,>(see: (store: Store) => Seen) => {
    reads += 1
    if (isStuck) throw new DOMException('The database does not answer.', 'TimeoutError')
    return see(await mock.store())
  }
  const view: MockView = {
    readStore: look,
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
    states: states ?? noStates,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const send = async (to: string, subject: string, html: string) => {
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
  const setStuck = (stuck: boolean) => void (isStuck = stuck)
  return { user: userEvent.setup(), mock, connection, send, reads: () => reads, setStuck }
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
