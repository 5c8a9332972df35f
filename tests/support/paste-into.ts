import type { UserEvent } from '@testing-library/user-event'

/** Replaces a field's value in one step and keeps the focus in it. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
