import type { Draft } from '@/features/drafts/draft'

/** Drafts being sent from this page: submitted, or saved with the council. */
const sending = new WeakSet<Draft>()

export const isBeingSent = (draft: Draft): boolean => sending.has(draft)

/**
 * Runs `send` unless the draft is being sent already, here or in another tab of this browser.
 * @param scope keeps apart what has nothing to do with each other: the name of the portal's file database
 * @returns what `send` has given, or null where it was not run
 */
export async function sendAlone<Result>(
  draft: Draft,
  scope: string,
  send: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (sending.has(draft)) return null
  sending.add(draft)
  try {
    // Some browsers have no locks where the page is not served securely; this page's own guard then has to do.
    if (!('locks' in navigator)) return { result: await send() }
    const { owner, applicationId } = draft.name
    return await navigator.locks.request(
      `submit ${scope} ${owner} ${applicationId ?? ''}`,
      { ifAvailable: true },
      async (lock) => (lock ? { result: await send() } : null),
    )
  } finally {
    sending.delete(draft)
  }
}
