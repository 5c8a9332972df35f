import { useNavigate } from 'react-router-dom'
import { filesIn } from '@/api/request'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { useStayWhileUploading } from '@/features/files/use-stay-while-uploading'
import { useUpload } from '@/features/files/use-upload'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'

/** Sends files for a granted application, then opens the page with the receipt. */
export function useFilesUpload<Name extends 'submitBudget' | 'submitProgressReport'>(call: Name) {
  const { now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  useStayWhileUploading()
  return useUpload(call, {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    endsIn: paths.thankYou,
    onDone: async (input) => {
      const sent = filesIn(input).map(({ name }) => name)
      const receipt = { applicationId: input.applicationId, sent, at: now().toISOString() }
      await alerts.show(messages.uploads.filesDone, { tone: 'success' })
      await navigate(paths.thankYou, { state: receipt })
    },
  })
}
