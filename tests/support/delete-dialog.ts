import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

const QUESTION = 'Are you sure you want to delete this application?'

export const findDeleteDialog = () => screen.findByRole('dialog', { name: QUESTION })

export async function confirmDeletion(user: UserEvent, button: 'Cancel' | 'Delete'): Promise<void> {
  const dialog = await findDeleteDialog()
  await user.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
