import type { Services } from '@/api/services'
import { askFileExists, useFileExistence } from '@/features/files/use-file-exists'
import { FileButton } from '@/features/files/file-button'
import type { FileRequest } from '@/features/files/use-download'
import type { FileKind } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'

interface ShownFile {
  applicationId: string
  kind: FileKind
  action: 'View' | 'Download'
}

interface ApplicationFileProps extends ShownFile {
  /** Which file of which application, for those who do not see the column: "Final progress report, Peat swamps". */
  about: string
  file: FileRequest
}

/** A file of an application where the host has it, else disabled and Not Available. */
export const ApplicationFile = (props: ApplicationFileProps) => (
  <span
    data-widest={messages.page.notAvailable}
    // As wide as the widest of what can stand here, or the table would move with every answer.
    className="inline-grid min-h-9 items-center justify-items-start after:invisible after:h-0 after:px-[calc(0.75rem+1px)] after:text-sm after:font-semibold after:whitespace-nowrap after:content-[attr(data-widest)]"
  >
    <FileState {...props} />
  </span>
)

function FileState({ applicationId, kind, about, action, file }: ApplicationFileProps) {
  const { data, isPending } = useFileExistence(applicationId, kind)
  const name = <span className="sr-only"> {about}</span>
  if (isPending) return <span className="text-sm text-ink-soft">Checking...</span>
  if (data?.exists === false)
    return (
      <>
        <Button size="small" disabledReason="This has not been uploaded.">
          {messages.page.notAvailable}
          {name}
        </Button>
        <OnPaper text={messages.page.notAvailable} />
      </>
    )
  // A host that cannot say whether it has the file may have it all the same: then a press tells.
  return (
    <>
      <FileButton file={file} action={action === 'View' ? 'open' : 'download'}>
        {action}
        {name}
      </FileButton>
      <OnPaper text={data === undefined ? NOT_CHECKED : 'Available'} />
    </>
  )
}

const NOT_CHECKED = 'Not checked'

/** The same for a file of the list, where a press can tell nothing. */
export async function applicationFileText(
  services: Services,
  { applicationId, kind, action }: ShownFile,
): Promise<string> {
  const exists = await askFileExists(services, applicationId, kind)
  if (exists === undefined) return NOT_CHECKED
  return exists ? action : messages.page.notAvailable
}
