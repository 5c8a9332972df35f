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
  /** Which file of which application, for screen readers: "Final progress report, Peat swamps". */
  about: string
  file: FileRequest
}

/** Button for a file of an application; disabled with "Not Available" if the host does not have it. */
export const ApplicationFile = (props: ApplicationFileProps) => (
  <span
    data-widest={messages.page.notAvailable}
    // Reserves the width of the widest state, so that the table does not shift with each response.
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
  // A host that cannot tell may still have the file, so the button is offered; a press will tell.
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

/** State of a file as text for CSV. */
export async function applicationFileText(
  services: Services,
  { applicationId, kind, action }: ShownFile,
): Promise<string> {
  const exists = await askFileExists(services, applicationId, kind)
  if (exists === undefined) return NOT_CHECKED
  return exists ? action : messages.page.notAvailable
}
