import { useNavigate } from 'react-router-dom'
import { getFiles } from '@/wire/client/request'
import { useServices } from '@/api/services'
import type { Input } from '@/contract'
import { paths } from '@/paths'
import { useConfirmSent, type SentDocument } from '@/features/files/earlier-file'
import { useUpload } from '@/features/files/upload-form'
import { messages } from '@/domain/texts/messages'

type FilesCall = 'submitBudget' | 'submitProgressReport'

/** Sends files for a granted application, then opens the page with the receipt. */
export function useFilesUpload<Name extends FilesCall>(call: Name, toDocument: (sent: Input<Name>) => SentDocument) {
  const { now } = useServices()
  const confirmSent = useConfirmSent()
  const navigate = useNavigate()
  return useUpload(call, {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    endsIn: paths.thankYou,
    onDone: async (input) => {
      const document = toDocument(input)
      const fileNames = getFiles(input).map(({ name }) => name)
      const receipt = {
        applicationId: input.applicationId,
        document: document.document,
        sent: fileNames,
        at: now().toISOString(),
      }
      await confirmSent(document, fileNames, messages.uploads.filesDone)
      await navigate(paths.thankYou, { state: receipt })
    },
  })
}
