import { useFileExists } from '@/features/files/use-file-exists'
import { agreementKey } from '@/features/sent-emails/email-keys'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { AddressAdvice } from '../email/address-advice'
import { EmailButton } from '../email/email-button'
import { NotRequested } from '../email/not-requested'
import { ReadOnlyField } from '../email/read-only-field'
import { NO_FIELDS, RequestEmail } from '../email/request-email'
import { agreementEmail, NOTHING_TO_SIGN, type AgreementApplication } from './agreement-email'

/** Requests the signed agreement from the applicant. Possible once; the button then shows Requested. */
export function RequestAgreement({ row }: { row: AgreementApplication }) {
  return (
    <div className="grid justify-items-start gap-2">
      <Request row={row} />
      <NotRequested row={row} emailKey={agreementKey(row)} />
    </div>
  )
}

function Request({ row }: { row: AgreementApplication }) {
  const about = <span className="sr-only"> agreement for {row.projectTitle}</span>
  if (row.requested) {
    return (
      <>
        <Button size="small" disabledReason={WAS_REQUESTED}>
          Requested{about}
        </Button>
        <OnPaper text="Requested" />
      </>
    )
  }
  return (
    <EmailButton
      emailKey={agreementKey(row)}
      renderDialog={(onClose) => <AgreementRequest opened={row} onClose={onClose} />}
    >
      Request{about}
    </EmailButton>
  )
}

const WAS_REQUESTED = 'The applicant was asked for the signed agreement.'

function AgreementRequest({ opened, onClose }: { opened: AgreementApplication; onClose: () => void }) {
  const councilAgreement = useFileExists(opened.applicationId, 'agreementurc')
  return (
    <RequestEmail
      title="Request Agreement"
      recipient={() => 'the applicant'}
      call="listAgreements"
      opened={opened}
      onClose={onClose}
      mayRequest={({ requested }) => !requested || WAS_REQUESTED}
      {...NO_FIELDS}
      request={agreementEmail}
      compareFields={({ status, requested, email }) => [status, requested, email]}
    >
      {({ row }) => (
        <>
          {councilAgreement === false && <Banner tone="warning">{NOTHING_TO_SIGN}</Banner>}
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <ReadOnlyField label="Recipient Email" value={row.email} />
          <AddressAdvice email={row.email} />
        </>
      )}
    </RequestEmail>
  )
}
