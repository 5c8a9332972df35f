import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses a button of the alert and waits until it is removed: while it closes, queries still find its buttons. */
export async function pressInAlert(user: UserEvent, text: string | RegExp, button: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: text })
  await user.click(within(alert).getByRole('button', { name: button }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Closes the alert with this text: a dialog, or a notice if the focus is in a field. */
export async function closeAlert(user: UserEvent, text: string | RegExp): Promise<void> {
  const alert = await waitFor(() => {
    const notices = screen.queryAllByRole('alert', { hidden: true }).filter((notice) => hasText(notice, text))
    const [notice] = notices.flatMap((notice) => notice.closest<HTMLElement>('[data-notice]') ?? [])
    return notice ?? screen.getByRole('alertdialog', { name: text })
  })
  await user.click(await within(alert).findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

const hasText = ({ textContent }: HTMLElement, text: string | RegExp): boolean =>
  typeof text === 'string' ? textContent === text : text.test(textContent)

/** Waits for the error summary with this text, which has the focus and needs no closing. */
export async function expectErrorSummary(text: string): Promise<void> {
  const [message] = await screen.findAllByText(text, { selector: '[role="alert"] :is(h2, a)' })
  await waitFor(() => expect(message?.closest('[role="alert"]')).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
}
