import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '@/api/client'
import type { Output } from '@/contract'
import { downloadNames } from '@/domain/files/download-names'
import { agreementUploadSchema } from '@/domain/files/upload-schemas'
import { allowed, permissions } from '@/domain/people/permissions'
import { isClosed, STATUS } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { FileButton } from '@/features/files/file-button'
import { UploadDialog } from '@/features/files/upload-dialog'
import { useFileExistenceQuery } from '@/features/files/use-file-exists'
import { Button } from '@/ui/button'
import { Dash } from '@/ui/dash'
import { toApiError } from '@/wire/client/api-error'
import type { HostFile } from '@/wire/contract/php'

export function GrantAgreement({ application }: { application: SubmittedApplication }) {
  const { applicationId, projectTitle, status, hasAgreement } = application
  const [isUploading, setUploading] = useState(false)
  const { unavailableReason, isSignatureDue } = useAgreements(application)
  const about = `agreement for ${projectTitle}`
  if (!allowed(permissions.exchangeAgreement(status)))
    return <Dash meaning={isClosed(status) ? 'None' : 'Once granted'} />
  return (
    // As wide as the longest state, so that a response does not shift the table.
    <div className="flex flex-wrap gap-2 @min-[40rem]:w-36">
      <FileButton
        about={about}
        disabledReason={hasAgreement ? undefined : unavailableReason}
        file={{
          from: (client) => fetchNewestAgreement(client, applicationId),
          saveAs: downloadNames.agreement(applicationId),
          failed: messages.applications.agreementDownloadFailed,
        }}
      >
        Download
      </FileButton>
      <Button
        size="small"
        variant={isSignatureDue ? 'primary' : 'secondary'}
        icon={<Upload aria-hidden size={16} />}
        disabledReason={unavailableReason}
        onClick={() => setUploading(true)}
        about={about}
      >
        Upload
      </Button>
      <AwardLetter application={application} />
      {isUploading && (
        <UploadDialog
          title="Upload the signed agreement"
          of={{ applicationId, projectTitle, kind: 'agreement', document: 'Signed agreement' }}
          hint="One PDF that holds every page of the agreement."
          endings={['pdf']}
          schema={agreementUploadSchema}
          call="uploadSignedAgreement"
          inputOf={(file) => ({ file, applicationId })}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  )
}

/** Keeps its height during the check, to avoid a layout shift. */
function AwardLetter({ application: { applicationId, projectTitle } }: { application: SubmittedApplication }) {
  const { data, isPending } = useFileExistenceQuery(applicationId, 'awardLetter')
  return (
    <div className="flex min-h-9 basis-full items-center text-sm whitespace-nowrap text-ink-soft">
      {isPending && <span>Checking...</span>}
      {data?.exists === false && <span>No award letter yet.</span>}
      {/* Shown after a failed check too, because the host may have the letter. */}
      {!isPending && data?.exists !== false && (
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
      )}
    </div>
  )
}

/** Falls back to the council's agreement, because `downloadAgreement` of the legacy host returns only the signed copy. */
async function fetchNewestAgreement(client: Client, applicationId: string): Promise<HostFile> {
  try {
    return await client.downloadAgreement({ applicationId })
  } catch (error) {
    if (toApiError(error).kind !== 'no-file') throw error
    return client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
  }
}

export type SubmittedApplication = Output<'listSubmittedApplications'>[number]

/** Checks both files, because `hasAgreement` means the council's agreement on some hosts, and the signed copy on others. */
export function useAgreements({ applicationId, status, hasAgreement }: SubmittedApplication) {
  const isGranted = status === STATUS.granted
  const councilCopy = useFileExistenceQuery(applicationId, 'agreementurc', { enabled: isGranted })
  const signedCopy = useFileExistenceQuery(applicationId, 'agreement', { enabled: isGranted })
  const isFound = hasAgreement || councilCopy.data?.exists === true || signedCopy.data?.exists === true
  // After a failed check, the host may have an agreement.
  const mayExist = isFound || councilCopy.isError || signedCopy.isError
  const verdict = permissions.signAgreement(status, mayExist)
  const isChecking = isGranted && !mayExist && (councilCopy.isPending || signedCopy.isPending)
  return {
    /** Why no agreement can be exchanged; undefined if one may exist. */
    unavailableReason: isChecking ? 'Checking...' : allowed(verdict) ? undefined : verdict,
    /** Whether the council's agreement waits for the applicant's signature; false until the host responds. */
    isSignatureDue: signedCopy.data?.exists === false && (hasAgreement || councilCopy.data?.exists === true),
  }
}
