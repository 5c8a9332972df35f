import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '@/areas/shared/use-download'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { allowed, can } from '@/domain/roles'
import { Button } from '@/ui/button'
import { useAgreementToSign, type SubmittedGrant } from '../submitted-grant'
import { SignedAgreementDialog } from './signed-agreement-dialog'

/** The agreement: from the council, and back with a signature. */
export function GrantAgreement({ grant }: { grant: SubmittedGrant }) {
  const { Id, projectTitle, Status, hasAgreement } = grant
  const { busy, download } = useDownload()
  const [uploading, setUploading] = useState(false)
  const toSign = useAgreementToSign(grant)
  const maySign = can.signAgreement(Status, hasAgreement)
  const notYet = allowed(maySign) ? undefined : maySign
  const about = <span className="sr-only"> agreement for {projectTitle}</span>
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={<Download aria-hidden size={16} />}
        busy={busy}
        disabledReason={hasAgreement ? undefined : notYet}
        onClick={() =>
          void download(
            'downloadAgreement',
            { grantId: Id },
            downloadNames.agreement(Id),
            messages.applications.agreementDownloadFailed,
          )
        }
      >
        Download{about}
      </Button>
      <Button
        size="small"
        variant={toSign ? 'primary' : 'secondary'}
        icon={<Upload aria-hidden size={16} />}
        disabledReason={notYet}
        onClick={() => setUploading(true)}
      >
        Upload{about}
      </Button>
      {uploading && <SignedAgreementDialog grant={grant} onClose={() => setUploading(false)} />}
    </div>
  )
}
