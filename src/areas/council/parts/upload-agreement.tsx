import { Upload } from 'lucide-react'
import { useState } from 'react'
import { UploadDialog } from '@/areas/shared/upload-dialog'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { requestAgreementSchema } from '@/domain/upload-rules'
import { Button } from '@/ui/button'
import type { AgreementCase } from './request-agreement'

/** The council's agreement, to be signed by the applicant. */
export function UploadAgreement({ row: { app_ID, projectTitle, uploaded_at } }: { row: AgreementCase }) {
  const [uploading, setUploading] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" icon={<Upload aria-hidden size={16} />} onClick={() => setUploading(true)}>
        Upload<span className="sr-only"> agreement for {projectTitle}</span>
      </Button>
      {uploaded_at && <p className="text-sm text-ink-soft">Uploaded {formatHostDate(uploaded_at)}</p>}
      {uploading && (
        <UploadDialog
          title="Upload the agreement"
          projectTitle={projectTitle}
          label="Agreement"
          hint="PDF, Word or Excel. The applicant downloads it, signs it and sends it back."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
          schema={requestAgreementSchema}
          call="uploadAgreement"
          inputOf={(uploadedFile) => ({ app_ID, uploadedFile })}
          told={{ none: messages.uploads.chooseFileFirst, failed: messages.uploads.fileError }}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  )
}
