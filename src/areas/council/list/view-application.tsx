import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '@/features/files/use-download'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'

interface ViewApplicationProps {
  applicationId: string
  /** What the button reads. */
  children: ReactNode
}

/** Opens an application as it was submitted. */
export function ViewApplication({ applicationId, children }: ViewApplicationProps) {
  const { busy, open } = useDownload()
  const view = () =>
    open({
      from: (client) => client.downloadApplicationPdf({ applicationId }),
      saveAs: downloadNames.application(applicationId),
      failed: messages.applications.downloadFailed,
    })
  return (
    <Button size="small" icon={<Eye aria-hidden size={16} />} busy={busy} onClick={() => void view()}>
      {children}
    </Button>
  )
}
