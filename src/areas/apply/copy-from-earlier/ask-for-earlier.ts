import { apiErrorOf } from '@/api/errors'
import { ensureCall, type Services } from '@/api/services'
import { draftOf, ownerOf } from '@/features/drafts/draft-of'

/** Reads which earlier applications there are, where a new one is still empty. Without the list there is only no offer. */
export async function askForEarlier(services: Services): Promise<void> {
  const { saved } = draftOf(services, { owner: ownerOf(services), applicationId: null }).snapshot()
  if (saved.state !== 'nothing') return
  try {
    await ensureCall(services, 'listApplicationIds', {})
  } catch (error) {
    apiErrorOf(error)
  }
}
