import { apiErrorOf } from '@/wire/client/api-error'
import { ensureCall, type Services } from '@/api/services'
import { draftOf, ownerOf } from '@/features/drafts/draft-of'

/** Preloads the earlier applications if the new draft is empty. A failure only hides the offer to copy from one. */
export async function loadEarlier(services: Services): Promise<void> {
  const { saved } = draftOf(services, { owner: ownerOf(services), applicationId: null }).snapshot()
  if (saved.state !== 'nothing') return
  try {
    await ensureCall(services, 'listApplicationIds', {})
  } catch (error) {
    apiErrorOf(error)
  }
}
