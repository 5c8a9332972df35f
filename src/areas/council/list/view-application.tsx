import type { ReactNode } from 'react'
import { FileButton } from '@/features/files/file-button'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'

interface ViewApplicationProps {
  applicationId: string
  /** Button label. */
  children: ReactNode
}

/** Button that opens the submitted application as a PDF. */
export function ViewApplication({ applicationId, children }: ViewApplicationProps) {
  return (
    <FileButton
      action="open"
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
