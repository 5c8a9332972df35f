import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Waits for the alert with this text, presses the button, and waits until the alert is gone: while it closes, its
 * buttons still exist, and a test would find its Cancel instead of the page's.
 */
export async function answerAlert(user: UserEvent, text: string | RegExp, button: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: text })
  await user.click(within(alert).getByRole('button', { name: button }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Waits for an alert with this text, and closes it: a dialog, or a notice if the focus is in a field. */
export async function closeAlert(user: UserEvent, text: string | RegExp): Promise<void> {
  const told = await waitFor(() => {
    const notices = screen.queryAllByRole('alert', { hidden: true }).filter((one) => isCalled(one, text))
    const [notice] = notices.flatMap((one) => one.closest<HTMLElement>('[data-notice]') ?? [])
    return notice ?? screen.getByRole('alertdialog', { name: text })
  })
  await user.click(await within(told).findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(told).not.toBeInTheDocument())
}

const isCalled = ({ textContent }: HTMLElement, text: string | RegExp): boolean =>
  typeof text === 'string' ? textContent === text : text.test(textContent)

/** Waits until a form lists what is missing under this text. The list has the focus, so nothing has to be closed. */
export async function expectSummary(text: string): Promise<void> {
  const [words] = await screen.findAllByText(text, { selector: '[role="alert"] :is(h2, a)' })
  await waitFor(() => expect(words?.closest('[role="alert"]')).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
}
