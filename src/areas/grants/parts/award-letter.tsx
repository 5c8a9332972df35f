import { Download } from 'lucide-react'
import { useDownload } from '@/features/files/use-download'
import { useFileExistence } from '@/features/files/use-file-exists'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import type { SubmittedGrant } from '../submitted-grant'

/** The council's letter about a grant, for its applicant, where there is one. Its place is kept while that is asked. */
export function AwardLetter({ grant: { applicationId, projectTitle } }: { grant: SubmittedGrant }) {
  const { data, isPending } = useFileExistence(applicationId, 'awardLetter')
  return (
    <div className="flex min-h-9 basis-full items-center text-sm text-ink-soft">
      {isPending && 'Checking...'}
      {data?.exists === false && 'No award letter yet.'}
      {/* A host that cannot say whether it has the letter may have it all the same: then a press tells. */}
      {!isPending && data?.exists !== false && <Letter applicationId={applicationId} projectTitle={projectTitle} />}
    </div>
  )
}

function Letter({ applicationId, projectTitle }: { applicationId: string; projectTitle: string }) {
  const { busy, download } = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={16} />}
      busy={busy}
      onClick={() =>
        void download({
          from: (client) => client.downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
          saveAs: downloadNames.document('awardLetter', applicationId),
          failed: messages.files.downloadFailed,
          missing: messages.files.notForThisApplication,
        })
      }
    >
      Award letter<span className="sr-only"> for {projectTitle}</span>
    </Button>
  )
}
