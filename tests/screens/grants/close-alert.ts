import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Waits for an alert with exactly this text, and closes it. */
export const closeAlert = async (user: UserEvent, text: string): Promise<void> => {
  const alert = await screen.findByRole('alertdialog', { name: text })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
