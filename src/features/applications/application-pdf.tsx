import { Download } from 'lucide-react'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { useDownload } from '../files/use-download'

interface ApplicationPdfProps {
  applicationId: string
  projectTitle: string
}

/** Downloads the application as it was submitted. */
export function ApplicationPdf({ applicationId, projectTitle }: ApplicationPdfProps) {
  const { busy, download } = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={16} />}
      busy={busy}
      onClick={() =>
        void download({
          from: (client) => client.downloadApplicationPdf({ applicationId }),
          saveAs: downloadNames.application(applicationId),
          failed: messages.applications.downloadFailed,
        })
      }
    >
      PDF<span className="sr-only"> of {projectTitle}</span>
    </Button>
  )
}
