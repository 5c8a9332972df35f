import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Services } from '@/api/services'
import { storedQueue } from '@/writes/stored-queue'

/** Finds the queue panel. A dialog over the page may cover it. */
export const findQueuePanel = async () => within(await screen.findByRole('region', { name: 'Sending', hidden: true }))

export async function findQueueLine(about: RegExp) {
  const list = await findQueuePanel()
  const line = await waitFor(() => {
    const found = list.getAllByRole('listitem', { hidden: true }).find(({ textContent }) => about.test(textContent))
    expect(found).toBeDefined()
    return found
  })
  return within(line ?? document.body)
}

/** Waits until the panel reports this outcome as an alert, and dismisses it. */
export async function dismissOutcome(user: UserEvent, text: string): Promise<void> {
  const alert = await (await findQueuePanel()).findByText(text, { selector: '[role="alert"] p' })
  const line = alert.closest('li')
  await user.click(within(line ?? document.body).getByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Leaves the queue as if the browser was killed, with `isSending` while its first write was in flight. */
export async function killPage(
  { writes, draftDatabaseName, session }: Services,
  { isSending = false } = {},
): Promise<void> {
  const stored = storedQueue(draftDatabaseName, session.person?.id ?? '')
  const [first, ...others] = await stored.list()
  if (!first) throw new Error('Nothing is stored.')
  const inFlight = { ...first.request.write, reached: { step: 'save', mayBeDone: true } } as const
  const killed = [
    isSending ? { ...first, state: 'claimed' as const, request: { ...first.request, write: inFlight } } : first,
    ...others,
  ]
  await stored.put(killed.map((write) => ({ ...write, page: 'killed' })))
  writes.leave()
  await writes.restore()
}
