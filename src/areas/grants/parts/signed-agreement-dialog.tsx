import { DocumentField } from '@/areas/shared/document-field'
import { useUpload } from '@/areas/shared/use-upload'
import { messages } from '@/domain/messages'
import { agreementUploadSchema } from '@/domain/upload-rules'
import { Form } from '@/form/form'
import { usePortalForm } from '@/form/use-portal-form'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { UploadProgress } from '@/ui/upload-progress'
import type { SubmittedGrant } from '../submitted-grant'

/** Takes the signed copy of the agreement, a PDF (spec 2, Submitted Grants). */
export function SignedAgreementDialog({ grant, onClose }: { grant: SubmittedGrant; onClose: () => void }) {
  const alerts = useAlerts()
  const form = usePortalForm(agreementUploadSchema, {})
  const upload = useUpload('uploadSignedAgreement', {
    refused: messages.uploads.fileRefused,
    failed: messages.uploads.errorOccurred,
    onDone: async () => {
      onClose()
      await alerts.show(messages.uploads.fileDone, { tone: 'success' })
    },
  })
  return (
    <Dialog open onClose={onClose} busy={upload.busy} title="Upload the signed agreement">
      <Form
        form={form}
        busy={upload.busy}
        submitError={null}
        onInvalid={() => void alerts.show(messages.uploads.chooseFile, { tone: 'error' })}
        onSubmit={({ file }) => upload.send({ file, grantId: grant.Id })}
        actions={
          <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
            Upload
          </Button>
        }
      >
        <p className="text-ink-soft">{grant.projectTitle}</p>
        <DocumentField
          control={form.control}
          name="file"
          label="Signed agreement"
          hint="One PDF that holds every page of the agreement."
          endings={['pdf']}
        />
        {upload.panel && <UploadProgress {...upload.panel} />}
      </Form>
    </Dialog>
  )
}
