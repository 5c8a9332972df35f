import { useQuery } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { useDownload, type WantedFile } from '@/areas/shared/use-download'
import type { FileKind } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'

interface CaseFileProps {
  appId: string
  kind: FileKind
  /** Which file of which application, for those who do not see the column: "Final progress report, Peat swamps". */
  about: string
  action: 'View' | 'Download'
  file: WantedFile
}

/** A file of an application where the host has it, else disabled and Not Available (spec 2). */
export function CaseFile({ appId, kind, about, action, file }: CaseFileProps) {
  const { client } = usePortal()
  const { data, isPending } = useQuery(queryOf(client, 'checkFileExistence', { app_ID: appId, fileType: kind }))
  const { busy, open, download } = useDownload()
  const name = <span className="sr-only"> {about}</span>
  if (isPending) return <span className="text-sm text-ink-soft">Checking...</span>
  if (data?.exists === false)
    return (
      <Button size="small" disabledReason="This has not been uploaded.">
        {messages.page.notAvailable}
        {name}
      </Button>
    )
  // A host that cannot say whether it has the file may have it all the same: then a press tells.
  const Icon = action === 'View' ? Eye : Download
  return (
    <Button
      size="small"
      icon={<Icon aria-hidden size={16} />}
      busy={busy}
      onClick={() => void (action === 'View' ? open : download)(file)}
    >
      {action}
      {name}
    </Button>
  )
}
