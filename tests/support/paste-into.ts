import type { UserEvent } from '@testing-library/user-event'

/** Replaces the value of a field in one step, for tests in which the single keys prove nothing. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
