import { Upload } from 'lucide-react'
import { useState } from 'react'
import { DocumentField } from '@/areas/shared/document-field'
import { useUpload } from '@/areas/shared/use-upload'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { requestAgreementSchema } from '@/domain/upload-rules'
import { Form } from '@/form/form'
import { usePortalForm } from '@/form/use-portal-form'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { UploadProgress } from '@/ui/upload-progress'
import type { AgreementCase } from './request-agreement'

/** The council's agreement, to be signed by the applicant. */
export function UploadAgreement({ row }: { row: AgreementCase }) {
  const [uploading, setUploading] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" icon={<Upload aria-hidden size={16} />} onClick={() => setUploading(true)}>
        Upload<span className="sr-only"> agreement for {row.projectTitle}</span>
      </Button>
      {row.uploaded_at && <p className="text-sm text-ink-soft">Uploaded {formatHostDate(row.uploaded_at)}</p>}
      {uploading && <UploadDialog row={row} onClose={() => setUploading(false)} />}
    </div>
  )
}

function UploadDialog({ row: { app_ID, projectTitle }, onClose }: { row: AgreementCase; onClose: () => void }) {
  const alerts = useAlerts()
  const form = usePortalForm(requestAgreementSchema, {})
  const upload = useUpload('uploadAgreement', {
    refused: messages.uploads.fileRefused,
    failed: messages.uploads.fileError,
    onDone: async () => {
      onClose()
      await alerts.show(messages.uploads.fileDone, { tone: 'success' })
    },
  })
  return (
    <Dialog open onClose={onClose} busy={upload.busy} title="Upload the agreement">
      <Form
        form={form}
        busy={upload.busy}
        submitError={null}
        onInvalid={() => void alerts.show(messages.uploads.chooseFileFirst, { tone: 'error' })}
        onSubmit={({ uploadedFile }) => upload.send({ app_ID, uploadedFile })}
        actions={
          <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
            Upload
          </Button>
        }
      >
        <p className="text-ink-soft wrap-anywhere">{projectTitle}</p>
        <DocumentField
          control={form.control}
          name="uploadedFile"
          label="Agreement"
          hint="PDF, Word or Excel. The applicant downloads it, signs it and sends it back."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        />
        {upload.panel && <UploadProgress {...upload.panel} />}
      </Form>
    </Dialog>
  )
}
