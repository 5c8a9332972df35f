import { formatHostDay } from '@/domain/dates/host-date'
import { requestAgreementSchema } from '@/domain/files/upload-schemas'
import { messages } from '@/domain/texts/messages'
import { UploadDialog } from '@/features/files/upload-dialog'
import { useFileExists } from '@/features/files/use-file-exists'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { getAgreementKey } from '@/writes/email-keys'
import { EmailButton } from '../email/email-button'
import { UnsentEmailWarning } from '../email/unsent-email'
import { ReadOnlyField, RequestEmailDialog } from '../email/request-email-dialog'
import { useApplicants } from '../email/use-address-advice'
import { useRowDialog } from '../list/row-dialog'
import {
  createAgreementEmailKind,
  NO_AGREEMENT_UPLOADED,
  ALREADY_REQUESTED,
  type AgreementApplication,
} from './agreement.write'

export function RequestAgreement({ row }: { row: AgreementApplication }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AgreementRequestButton row={row} />
      <UnsentEmailWarning queueKey={getAgreementKey(row)} />
    </div>
  )
}

function AgreementRequestButton({ row }: { row: AgreementApplication }) {
  const about = `agreement for ${row.projectTitle}`
  if (row.requested) {
    return (
      <>
        <Button size="small" disabledReason={ALREADY_REQUESTED} about={about}>
          Requested
        </Button>
        <OnPaper text="Requested" />
      </>
    )
  }
  return (
    <EmailButton
      emailKey={getAgreementKey(row)}
      about={about}
      renderDialog={(onClose) => <AgreementRequestDialog openedRow={row} onClose={onClose} />}
    >
      Request
    </EmailButton>
  )
}

function AgreementRequestDialog({ openedRow, onClose }: { openedRow: AgreementApplication; onClose: () => void }) {
  const isAgreementUploaded = useFileExists(openedRow.applicationId, 'agreementurc')
  return (
    <RequestEmailDialog
      kind={createAgreementEmailKind(useApplicants(true))}
      title="Request Agreement"
      recipient={() => 'the applicant'}
      openedRow={openedRow}
      onClose={onClose}
    >
      {({ row, addressAdvice }) => (
        <>
          {isAgreementUploaded === false && (
            <Banner tone="warning" actions={<UploadAgreement row={row} />}>
              {NO_AGREEMENT_UPLOADED}
            </Banner>
          )}
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <ReadOnlyField label="Recipient Email" value={row.email} />
          {addressAdvice}
        </>
      )}
    </RequestEmailDialog>
  )
}

export function UploadAgreement({ row }: { row: AgreementApplication }) {
  const { applicationId, projectTitle } = row
  const uploadedText = formatUploaded(row)
  const openDialog = useRowDialog()
  const openUploadDialog = () =>
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
      <Button size="small" onClick={openUploadDialog} about={`agreement for ${projectTitle}`}>
        Upload
      </Button>
      {uploadedText !== '' && <p className="min-w-28 text-[0.875rem] leading-tight text-ink-soft">{uploadedText}</p>}
    </div>
  )
}

function formatUploaded({ uploadedAt }: AgreementApplication): string {
  // The line may break before the date, not inside it.
  return uploadedAt ? `Uploaded ${formatHostDay(uploadedAt).replaceAll(' ', '\u00A0')}` : ''
}
