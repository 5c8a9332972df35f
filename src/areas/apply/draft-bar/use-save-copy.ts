import { useServices } from '@/api/services'
import { getCopyFailureText, getCopyName, writeCopy } from '@/features/drafts/saved-copy'
import { saveFile } from '@/features/files/save-file'
import { useAlerts } from '@/ui/alerts'
import type { Draft } from '@/features/drafts/draft'

/** Saves the draft and its files as one downloadable file. */
export function useSaveCopy(draft: Draft) {
  const { now } = useServices()
  const alerts = useAlerts()
  return async () => {
    try {
      saveFile(await writeCopy(draft.snapshot(), now()), getCopyName(draft.name.applicationId, now()))
    } catch (error) {
      await alerts.show(getCopyFailureText(error), { tone: 'error' })
    }
  }
}
