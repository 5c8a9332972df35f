import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import type { ButtonSize } from '@/ui/button'
import { FileButton } from '../files/file-button'

interface ApplicationPdfProps {
  applicationId: string
  projectTitle: string
  size?: ButtonSize
}

export function ApplicationPdf({ applicationId, projectTitle, size = 'small' }: ApplicationPdfProps) {
  return (
    <FileButton
      size={size}
      about={`of ${projectTitle}`}
      file={{
        from: (client) => client.downloadApplicationPdf({ applicationId }),
        saveAs: downloadNames.application(applicationId),
        failed: messages.applications.downloadFailed,
      }}
    >
      PDF
    </FileButton>
  )
}
