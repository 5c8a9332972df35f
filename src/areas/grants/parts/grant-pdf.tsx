import { Download } from 'lucide-react'
import { useDownload } from '@/areas/shared/use-download'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import type { SubmittedGrant } from '../submitted-grant'

export function GrantPdf({ grant: { Id, projectTitle } }: { grant: SubmittedGrant }) {
  const { busy, download } = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={16} />}
      busy={busy}
      onClick={() =>
        void download(
          'downloadApplicationPdf',
          { app_ID: Id },
          downloadNames.application(Id),
          messages.applications.downloadFailed,
        )
      }
    >
      PDF<span className="sr-only"> of {projectTitle}</span>
    </Button>
  )
}
