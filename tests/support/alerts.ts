import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Waits for the alert with this text, presses the button, and waits until the alert is gone: on its way out its
 * buttons are still there, and a Cancel found in that moment would not be the page's.
 */
export async function answerAlert(user: UserEvent, text: string | RegExp, button: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: text })
  await user.click(within(alert).getByRole('button', { name: button }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
}

/** Waits for an alert with this text, and closes it. */
export const closeAlert = (user: UserEvent, text: string | RegExp): Promise<void> => answerAlert(user, text, 'OK')

/** Waits until a form sums up what is missing under this text. It has the focus: nothing has to be closed first. */
export async function expectSummary(text: string): Promise<void> {
  const [words] = await screen.findAllByText(text, { selector: '[role="alert"] :is(h2, a)' })
  await waitFor(() => expect(words?.closest('[role="alert"]')).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
}
