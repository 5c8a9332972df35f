import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import type { Mock } from '@mocks/create-mock'

/** One person of each council role. */
export const COUNCIL_PEOPLE = ['admin@demo.urc', 'urc@demo.urc'] as const

export const row = (title: RegExp) => screen.findByRole('row', { name: title })

/** Opens the e-mail dialog by a button of a row. */
export async function openEmailDialog(user: UserEvent, title: RegExp, button: RegExp, name = 'Send Email') {
  await user.click(within(await row(title)).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('textbox', { name: 'Message' })
  return dialog
}

/** Stops the countdown of Undo, which could end before the next step on a busy machine. */
export function holdCountdowns() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Sends at once what waits behind Undo. */
export const doItNow = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^Do it now/ }))

/** Presses Send, and skips the seconds in which it could be undone. */
export async function send(user: UserEvent) {
  holdCountdowns()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await doItNow(user)
}

/** Closes the e-mail dialog. */
export async function cancel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await noDialog()
}

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The e-mails that the mock host has sent, newest first. */
export const mailbox = async (mock: Mock) => (await mock.store()).outgoingEmails.all().toReversed()

/** How often a call was made. */
export const timesCalled = (mock: Mock, call: Mock['calls'][number]) =>
  mock.calls.filter((made) => made === call).length
