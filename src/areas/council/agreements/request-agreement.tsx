import { useFileExists } from '@/features/files/use-file-exists'
import { agreementKey } from '@/writes/email-keys'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { EmailButton } from '../email/email-button'
import { NotEmailed } from '../email/not-emailed'
import { ReadOnlyField } from '../email/read-only-field'
import { RequestEmail } from '../email/request-email'
import { AGREEMENT_KIND, NOTHING_TO_SIGN, WAS_REQUESTED, type AgreementApplication } from './agreement.write'

export function RequestAgreement({ row }: { row: AgreementApplication }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Request row={row} />
      <NotEmailed queueKey={agreementKey(row)} />
    </div>
  )
}

function Request({ row }: { row: AgreementApplication }) {
  const about = `agreement for ${row.projectTitle}`
  if (row.requested) {
    return (
      <>
        <Button size="small" disabledReason={WAS_REQUESTED} about={about}>
          Requested
        </Button>
        <OnPaper text="Requested" />
      </>
    )
  }
  return (
    <EmailButton
      emailKey={agreementKey(row)}
      about={about}
      renderDialog={(onClose) => <AgreementRequest opened={row} onClose={onClose} />}
    >
      Request
    </EmailButton>
  )
}

function AgreementRequest({ opened, onClose }: { opened: AgreementApplication; onClose: () => void }) {
  const councilAgreement = useFileExists(opened.applicationId, 'agreementurc')
  return (
    <RequestEmail
      kind={AGREEMENT_KIND}
      title="Request Agreement"
      recipient={() => 'the applicant'}
      opened={opened}
      onClose={onClose}
    >
      {({ row, addressAdvice }) => (
        <>
          {councilAgreement === false && <Banner tone="warning">{NOTHING_TO_SIGN}</Banner>}
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <ReadOnlyField label="Recipient Email" value={row.email} />
          {addressAdvice}
        </>
      )}
    </RequestEmail>
  )
}
