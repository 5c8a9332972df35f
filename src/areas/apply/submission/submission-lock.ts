import type { Draft } from '@/features/drafts/draft'
import { withLock } from '@/lib/with-lock'

/** Drafts that this page is sending: submitting them, or saving them with the council. */
const sending = new WeakSet<Draft>()

export const isBeingSent = (draft: Draft): boolean => sending.has(draft)

/**
 * Runs `send` unless the draft is already in flight, here or in another tab; then resolves to null.
 * @param scope name of the file database, which separates independent portals
 */
export async function sendAlone<Result>(
  draft: Draft,
  scope: string,
  send: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (sending.has(draft)) return null
  sending.add(draft)
  try {
    // Without the Web Locks API, only the guard of this page applies.
    const { owner, applicationId } = draft.name
    return await withLock(`submit ${scope} ${owner} ${applicationId ?? ''}`, { ifAvailable: true }, async (isAlone) =>
      isAlone ? { result: await send() } : null,
    )
  } finally {
    sending.delete(draft)
  }
}
