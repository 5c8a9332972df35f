import { FileButton } from '@/features/files/file-button'
import { useFileExistence } from '@/features/files/use-file-exists'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import type { SubmittedApplication } from '../submitted-application'

/** Keeps its height during the check, to avoid a layout shift. */
export function AwardLetter({ application: { applicationId, projectTitle } }: { application: SubmittedApplication }) {
  const { data, isPending } = useFileExistence(applicationId, 'awardLetter')
  return (
    <div className="flex min-h-9 basis-full items-center text-sm whitespace-nowrap text-ink-soft">
      {isPending && <span>Checking...</span>}
      {data?.exists === false && <span>No award letter yet.</span>}
      {/* Also if the check failed, because the host may have the letter. */}
      {!isPending && data?.exists !== false && (
        <DownloadLetter applicationId={applicationId} projectTitle={projectTitle} />
      )}
    </div>
  )
}

function DownloadLetter({ applicationId, projectTitle }: { applicationId: string; projectTitle: string }) {
  return (
    <FileButton
      about={`for ${projectTitle}`}
      file={{
        from: (client) => client.downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
        saveAs: downloadNames.document('awardLetter', applicationId),
        failed: messages.files.downloadFailed,
        missing: messages.files.notForThisApplication,
      }}
    >
      Award letter
    </FileButton>
  )
}
