import { UploadDialog } from '@/features/files/upload-dialog'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { requestAgreementSchema } from '@/domain/files/upload-schemas'
import { Button } from '@/ui/button'
import type { AgreementApplication } from './agreement.write'
import { useRowDialog } from '../list/row-dialog'

export function UploadAgreement({ row }: { row: AgreementApplication }) {
  const { applicationId, projectTitle } = row
  const uploaded = uploadedText(row)
  const openDialog = useRowDialog()
  const upload = () =>
    openDialog((onClose) => (
      <UploadDialog
        title="Upload the agreement"
        of={{ applicationId, projectTitle, kind: 'agreementurc', document: 'Agreement' }}
        uploadedAt={row.uploadedAt}
        hint="PDF, Word or Excel. The applicant downloads it, signs it and sends it back."
        endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        schema={requestAgreementSchema}
        call="uploadAgreement"
        inputOf={(file) => ({ applicationId, file })}
        texts={{ none: messages.uploads.chooseFileFirst, failed: messages.uploads.fileError }}
        onClose={onClose}
      />
    ))
  return (
    <div className="flex items-center gap-2">
      <Button size="small" onClick={upload} about={`agreement for ${projectTitle}`}>
        Upload
      </Button>
      {uploaded !== '' && <p className="min-w-28 text-[0.875rem] leading-tight text-ink-soft">{uploaded}</p>}
    </div>
  )
}

function uploadedText({ uploadedAt }: AgreementApplication): string {
  return uploadedAt ? `Uploaded ${formatHostDate(uploadedAt)}` : ''
}
