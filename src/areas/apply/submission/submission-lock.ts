import type { Draft } from '@/areas/shared/draft/draft'

/** Drafts being sent from this page. */
const sending = new WeakSet<Draft>()

export const isBeingSent = (draft: Draft): boolean => sending.has(draft)

/**
 * Runs `send` unless the draft is being sent already, here or in another tab of this browser (users 2).
 * @param scope keeps apart what has nothing to do with each other: the name of the portal's file database
 * @returns false where it was not run
 */
export const sendAlone = async (draft: Draft, scope: string, send: () => Promise<void>): Promise<boolean> => {
  if (sending.has(draft)) return false
  sending.add(draft)
  try {
    // Some browsers have no locks where the page is not served securely; this page's own guard then has to do.
    if (!('locks' in navigator)) {
      await send()
      return true
    }
    const { owner, appId } = draft.name
    return await navigator.locks.request(
      `submit ${scope} ${owner} ${appId ?? ''}`,
      { ifAvailable: true },
      async (lock) => {
        if (!lock) return false
        await send()
        return true
      },
    )
  } finally {
    sending.delete(draft)
  }
}
