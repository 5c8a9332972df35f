import type { ReactNode } from 'react'
import { FileButton } from '@/features/files/file-button'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import type { ButtonSize } from '@/ui/button-styles'

interface ViewApplicationProps {
  applicationId: string
  size?: ButtonSize
  /** Button label. */
  children: ReactNode
}

/** Button that opens the submitted application as a PDF. */
export function ViewApplication({ applicationId, size = 'small', children }: ViewApplicationProps) {
  return (
    <FileButton
      action="open"
      size={size}
      file={{
        from: (client) => client.downloadApplicationPdf({ applicationId }),
        saveAs: downloadNames.application(applicationId),
        failed: messages.applications.downloadFailed,
      }}
    >
      {children}
    </FileButton>
  )
}
