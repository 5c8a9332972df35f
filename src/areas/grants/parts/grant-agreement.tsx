import { Upload } from 'lucide-react'
import { useState } from 'react'
import { UploadDialog } from '@/features/files/upload-dialog'
import { FileButton } from '@/features/files/file-button'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { allowed, permissions } from '@/domain/people/roles'
import { isClosed } from '@/domain/status/status'
import { agreementUploadSchema } from '@/domain/files/upload-schemas'
import { Button } from '@/ui/button'
import { AwardLetter } from './award-letter'
import { newestAgreement } from './newest-agreement'
import { useAgreements, type SubmittedApplication } from '../submitted-application'

export function GrantAgreement({ application }: { application: SubmittedApplication }) {
  const { applicationId, projectTitle, status, hasAgreement } = application
  const [uploading, setUploading] = useState(false)
  const { notYet, toSign } = useAgreements(application)
  const about = `agreement for ${projectTitle}`
  if (!allowed(permissions.exchangeAgreement(status)))
    return <p className="text-ink-soft">{isClosed(status) ? 'None' : 'Once granted'}</p>
  return (
    // As wide as the longest state, so that the table does not shift with each response.
    <div className="flex flex-wrap gap-2 @min-[40rem]:w-36">
      <FileButton
        about={about}
        disabledReason={hasAgreement ? undefined : notYet}
        file={{
          from: (client) => newestAgreement(client, applicationId),
          saveAs: downloadNames.agreement(applicationId),
          failed: messages.applications.agreementDownloadFailed,
        }}
      >
        Download
      </FileButton>
      <Button
        size="small"
        variant={toSign ? 'primary' : 'secondary'}
        icon={<Upload aria-hidden size={16} />}
        disabledReason={notYet}
        onClick={() => setUploading(true)}
        about={about}
      >
        Upload
      </Button>
      <AwardLetter application={application} />
      {uploading && (
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
