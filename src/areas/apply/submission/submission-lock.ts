import type { Draft } from '@/features/drafts/draft'
import { withLock } from '@/lib/with-lock'

/** Drafts that this page is sending: submitting them, or saving them with the council. */
const sending = new WeakSet<Draft>()

export const isBeingSent = (draft: Draft): boolean => sending.has(draft)

/**
 * Runs `send` unless the draft is already being sent, here or in another tab of this browser.
 * @param scope separates independent portals: the name of the file database
 * @returns the result of `send`, or null if it was not run
 */
export async function sendAlone<Result>(
  draft: Draft,
  scope: string,
  send: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (sending.has(draft)) return null
  sending.add(draft)
  try {
    // Without locks only this page's own guard applies.
    const { owner, applicationId } = draft.name
    return await withLock(`submit ${scope} ${owner} ${applicationId ?? ''}`, { ifAvailable: true }, async (isAlone) =>
      isAlone ? { result: await send() } : null,
    )
  } finally {
    sending.delete(draft)
  }
}
