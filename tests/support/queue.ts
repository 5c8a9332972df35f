import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Services } from '@/api/services'
import { createStoredQueue } from '@/writes/stored-queue'

/** Finds the queue panel. A dialog over the page may cover it. */
export const findQueuePanel = async () => within(await screen.findByRole('region', { name: 'Sending', hidden: true }))

export async function findQueueLine(text: RegExp) {
  const panel = await findQueuePanel()
  const line = await waitFor(() => {
    const item = panel.getAllByRole('listitem', { hidden: true }).find(({ textContent }) => text.test(textContent))
    expect(item).toBeDefined()
    return item
  })
  return within(line ?? document.body)
}

/** Waits until the panel reports this outcome as an alert, then dismisses it. */
export async function dismissOutcome(user: UserEvent, text: string): Promise<void> {
  const alert = await (await findQueuePanel()).findByText(text, { selector: '[role="alert"] p' })
  const line = alert.closest('li')
  await user.click(within(line ?? document.body).getByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Leaves the queue as a killed browser does. With `isSending`, its first write was in flight. */
export async function killPage(
  { writes, draftDatabaseName, session }: Services,
  { isSending = false } = {},
): Promise<void> {
  const storage = createStoredQueue(draftDatabaseName, session.person?.id ?? '')
  const [first, ...others] = await storage.list()
  if (!first) throw new Error('The queue is empty.')
  const inFlight = { ...first.request.write, reached: { step: 'save', mayBeDone: true } } as const
  const killedWrites = [
    isSending ? { ...first, state: 'claimed' as const, request: { ...first.request, write: inFlight } } : first,
    ...others,
  ]
  await storage.put(killedWrites.map((write) => ({ ...write, page: 'killed' })))
  writes.empty()
  await writes.restore()
}
