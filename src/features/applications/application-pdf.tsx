import { Download } from 'lucide-react'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { useDownload } from '../files/use-download'

interface ApplicationPdfProps {
  appId: string
  projectTitle: string
}

/** Saves the application as it was submitted. */
export function ApplicationPdf({ appId, projectTitle }: ApplicationPdfProps) {
  const { busy, download } = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={16} />}
      busy={busy}
      onClick={() =>
        void download({
          from: (client) => client.downloadApplicationPdf({ app_ID: appId }),
          saveAs: downloadNames.application(appId),
          failed: messages.applications.downloadFailed,
        })
      }
    >
      PDF<span className="sr-only"> of {projectTitle}</span>
    </Button>
  )
}
