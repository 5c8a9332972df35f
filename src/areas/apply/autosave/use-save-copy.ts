import { useServices } from '@/api/services'
import { copyFailureText, copyName, writeCopy } from '@/features/drafts/saved-copy'
import { saveFile } from '@/features/files/save-file'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'

/** Saves the draft and its files as one downloadable file. */
export function useSaveCopy() {
  const { now } = useServices()
  const { draft } = useApplication()
  const alerts = useAlerts()
  return async () => {
    try {
      saveFile(await writeCopy(draft.snapshot(), now()), copyName(draft.name.applicationId, now()))
    } catch (error) {
      await alerts.show(copyFailureText(error), { tone: 'error' })
    }
  }
}
