import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import type { Mock } from '@mocks/create-mock'

/** Skips rows behind a dialog or without controls. A query by role is slow: it computes the names of all rows. */
const queryRow = (title: RegExp) =>
  [...document.querySelectorAll('tr')].find(
    (rowElement) =>
      title.test(rowElement.textContent) &&
      !rowElement.closest('[aria-hidden="true"]') &&
      rowElement.querySelector('td :is(button, input)'),
  )

export const findRow = (title: RegExp) =>
  waitFor(() => {
    const found = queryRow(title)
    if (!found) throw new Error(`There is no row ${title}.`)
    return found
  })

export const expectNoRow = (title: RegExp) => expect(queryRow(title)).toBeUndefined()

export async function openEmailDialog(user: UserEvent, title: RegExp, button: RegExp, name = 'Send Email') {
  await user.click(within(await findRow(title)).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('textbox', { name: 'Message' })
  return dialog
}

/** Stops the Undo countdown, which could end before the next step on a busy machine. */
export function holdCountdowns() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

export const pressDoItNow = async (user: UserEvent) =>
  user.click(
    await within(await screen.findByRole('region', { name: 'Sending' })).findByRole('button', { name: /^Do it now/ }),
  )

/** Presses Send and skips the Undo countdown. */
export async function sendEmail(user: UserEvent) {
  holdCountdowns()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }))
  await pressDoItNow(user)
}

export async function cancelDialog(user: UserEvent) {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await expectNoDialog()
}

export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Newest first. */
export const readMailbox = async (mock: Mock) => (await mock.store()).outgoingEmails.all().toReversed()

export const countCalls = (mock: Mock, call: Mock['calls'][number]) =>
  mock.calls.filter((recordedCall) => recordedCall === call).length
