import { ApiError } from '@/api/errors'
import { ensureCall, type Portal } from '@/api/portal'
import { draftOf, ownerOf } from '@/features/drafts/draft-of'

/** Reads which earlier applications there are, where a new one is still empty. Without the list there is only no offer. */
export async function askForEarlier(portal: Portal): Promise<void> {
  const { saved } = draftOf(portal, { owner: ownerOf(portal), appId: null }).snapshot()
  if (saved.state !== 'nothing') return
  try {
    await ensureCall(portal, 'listApplicationIds', {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
