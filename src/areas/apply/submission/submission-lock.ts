import type { Draft } from '@/features/drafts/draft'
import { withLock } from '@/lib/with-lock'

/** Drafts that this page is submitting or saving with the council. */
const draftsInFlight = new WeakSet<Draft>()

export const isBeingSent = (draft: Draft): boolean => draftsInFlight.has(draft)

/**
 * Runs `send`, or returns null if this or another tab is already sending the draft.
 * @param scope name of the file database, which separates independent portals
 */
export async function sendExclusively<Result>(
  draft: Draft,
  scope: string,
  send: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (draftsInFlight.has(draft)) return null
  draftsInFlight.add(draft)
  try {
    // Without the Web Locks API, only `draftsInFlight` guards the draft.
    const { owner, applicationId } = draft.name
    return await withLock(`submit ${scope} ${owner} ${applicationId ?? ''}`, { ifAvailable: true }, async (hasLock) =>
      hasLock ? { result: await send() } : null,
    )
  } finally {
    draftsInFlight.delete(draft)
  }
}
