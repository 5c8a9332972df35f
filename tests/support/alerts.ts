import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses a button of the alert and waits for its removal, because queries find its buttons while it closes. */
export async function pressInAlert(user: UserEvent, text: string | RegExp, buttonName: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: text })
  await user.click(within(alert).getByRole('button', { name: buttonName }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Closes the alert with this text. The portal shows a dialog, or a notice while a field has the focus. */
export async function closeAlert(user: UserEvent, text: string | RegExp): Promise<void> {
  const alert = await waitFor(() => {
    const messages = screen.queryAllByRole('alert', { hidden: true }).filter((message) => hasText(message, text))
    const [notice] = messages.flatMap((message) => message.closest<HTMLElement>('[data-notice]') ?? [])
    return notice ?? screen.getByRole('alertdialog', { name: text })
  })
  await user.click(await within(alert).findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

const hasText = ({ textContent }: HTMLElement, text: string | RegExp): boolean =>
  typeof text === 'string' ? textContent === text : text.test(textContent)

/** Waits until the error summary with this text has the focus. Expects no dialog. */
export async function expectErrorSummary(text: string): Promise<void> {
  const [message] = await screen.findAllByText(text, { selector: '[role="alert"] :is(h2, a)' })
  await waitFor(() => expect(message?.closest('[role="alert"]')).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
}
