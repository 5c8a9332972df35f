import { useServices } from '@/api/services'
import { getDraftCopyFailureText, getDraftCopyName, createDraftCopy } from '@/features/drafts/draft-copy'
import { saveFile } from '@/features/files/save-file'
import { useAlerts } from '@/ui/alerts'
import type { Draft } from '@/features/drafts/draft'

/** Saves the draft and its files as one downloadable file. */
export function useSaveCopy(draft: Draft) {
  const { now } = useServices()
  const alerts = useAlerts()
  return async () => {
    try {
      saveFile(await createDraftCopy(draft.snapshot(), now()), getDraftCopyName(draft.name.applicationId, now()))
    } catch (error) {
      await alerts.show(getDraftCopyFailureText(error), { tone: 'error' })
    }
  }
}
