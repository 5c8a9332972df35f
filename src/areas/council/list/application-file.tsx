import { Ellipsis } from 'lucide-react'
import type { Services } from '@/api/services'
import { loadFileExistence, useFileExistenceQuery } from '@/features/files/use-file-exists'
import { FileButton } from '@/features/files/file-button'
import type { FileRequest } from '@/features/files/use-download'
import type { FileKind } from '@/domain/files/file-kinds'
import { messages } from '@/domain/texts/messages'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'

interface FileReference {
  applicationId: string
  kind: FileKind
  action: 'View' | 'Download'
}

interface ApplicationFileProps extends FileReference {
  /** File and application, for screen readers: "Final progress report, Peat swamps". */
  about: string
  file: FileRequest
}

export const ApplicationFile = (props: ApplicationFileProps) => (
  // As wide as "Not Available" on two lines, so that the table does not shift with each response.
  <span className="inline-grid min-h-9 w-18 items-center justify-items-start [&_button]:px-1 [&_button]:whitespace-normal in-data-[density=compact]:min-h-7">
    <FileState {...props} />
  </span>
)

function FileState({ applicationId, kind, about, action, file }: ApplicationFileProps) {
  const { data, isPending } = useFileExistenceQuery(applicationId, kind)
  if (isPending)
    return (
      <span className="text-ink-soft">
        <Ellipsis aria-hidden size={16} />
        <span className="sr-only">Checking...</span>
      </span>
    )
  if (data?.exists === false)
    return (
      <>
        <Button size="small" disabledReason="This has not been uploaded." about={about}>
          {messages.page.notAvailable}
        </Button>
        <OnPaper text={formatState(false)} />
      </>
    )
  // If the host cannot check, the file may still exist, so the button is offered.
  return (
    <>
      <FileButton size="small" file={file} action={action === 'View' ? 'open' : 'download'} about={about}>
        {action}
      </FileButton>
      <OnPaper text={formatState(data?.exists)} />
    </>
  )
}

const formatState = (exists: boolean | undefined): string =>
  exists === undefined ? 'Not checked' : exists ? 'Available' : messages.page.notAvailable

export const loadFileState = async (services: Services, applicationId: string, kind: FileKind): Promise<string> =>
  formatState(await loadFileExistence(services, applicationId, kind))
