import { useServices } from '@/api/services'
import { copyName, writeCopy } from '@/features/drafts/saved-copy'
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
      saveFile(
        { blob: await writeCopy(draft.snapshot(), now()), name: null },
        copyName(draft.name.applicationId, now()),
      )
    } catch {
      await alerts.show('The copy could not be made: a chosen file can no longer be read. Choose your files again.', {
        tone: 'error',
      })
    }
  }
}
