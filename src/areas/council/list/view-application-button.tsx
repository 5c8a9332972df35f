import { FileButton } from '@/features/files/file-button'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import type { ButtonSize } from '@/ui/button'

interface ViewApplicationButtonProps {
  applicationId: string
  size?: ButtonSize
  /** Button label. */
  children: string
  /** The application, to distinguish buttons with the same label. */
  about?: string
}

export function ViewApplicationButton({ applicationId, size = 'small', ...label }: ViewApplicationButtonProps) {
  return (
    <FileButton
      {...label}
      action="open"
      size={size}
      file={{
        from: (client) => client.downloadApplicationPdf({ applicationId }),
        saveAs: downloadNames.application(applicationId),
        failed: messages.applications.downloadFailed,
      }}
    />
  )
}
