import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import type { Mock } from '@mocks/create-mock'

/** The two desks, each by who sits at it. */
export const DESK_PEOPLE = ['admin@demo.urc', 'urc@demo.urc'] as const

export const row = (title: RegExp) => screen.findByRole('row', { name: title })

/** The composer that a button of a row opens. */
export async function openComposer(user: UserEvent, title: RegExp, button: RegExp, name = 'Send Email') {
  await user.click(within(await row(title)).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('textbox', { name: 'Message' })
  return dialog
}

/** Nothing that waits behind Undo goes out by itself: its seconds could be over before a busy machine's next step. */
export function holdCountdowns() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Cuts short the wait behind Undo. */
export const doItNow = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^Do it now/ }))

/** Presses Send, and does not wait out the seconds in which it could be undone. */
export async function send(user: UserEvent) {
  holdCountdowns()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await doItNow(user)
}

/** Closes the composer. */
export async function cancel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await noDialog()
}

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** What the mock host has sent, newest first. */
export const mailbox = async (mock: Mock) => (await mock.store()).outgoingMails.all().toReversed()

/** How often a call was made. */
export const timesCalled = (mock: Mock, call: Mock['calls'][number]) =>
  mock.calls.filter((made) => made === call).length
