import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Console } from '@mocks/console/console'
import type { MockView } from '@mocks/console/mock-view'
import { createMock } from '@mocks/create-mock'
import { PAGE_SESSION } from '@mocks/make-handlers'
import type { Store } from '@mocks/model/store'
import type { Scenario } from '@mocks/seed/scenarios'

export const pagesAddress = 'http://portal.test/'

/** The console with a host of its own, mounted as by `startMock`. */
export function openConsole(
  scenario: Scenario = 'empty',
  restart: MockView['restart'] = async () => {},
  logInAs?: MockView['logInAs'],
) {
  const mock = createMock({ scenario })
  const listeners = new Set<() => void>()
  let reads = 0
  const look = async <Seen,>(see: (store: Store) => Seen) => {
    reads += 1
    return see(await mock.store())
  }
  const view = {
    look,
    pagesAddress,
    restart,
    conditions: mock.conditions,
    logInAs: logInAs ?? mock.connect(PAGE_SESSION).signInAs,
    scenario: () => scenario,
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
  return { user: userEvent.setup(), mock, send, reads: () => reads }
}

/** Opens the controls at one of their tabs. */
export async function openControls(user: UserEvent, tab: 'People' | 'Clock' | 'Failures' | 'Scenario') {
  await user.click(screen.getByRole('button', { name: 'Controls' }))
  const controls = within(await screen.findByRole('dialog', { name: 'Controls of the demo' }))
  await user.click(controls.getByRole('tab', { name: tab }))
  return controls
}
