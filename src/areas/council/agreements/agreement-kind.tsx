import { useFileExists } from '@/features/files/use-file-exists'
import { Advice } from '../email/advice'
import { NO_FIELDS, type EmailKind } from '../email/email-kind'
import { agreementWrite } from './agreement.write'
import { agreementEmail, NOTHING_TO_SIGN, type AgreementApplication } from './agreement-email'

export const WAS_REQUESTED = 'The applicant was asked for the signed agreement.'

export const AGREEMENT_KIND: EmailKind<'listAgreements', Record<string, string>> = {
  ...NO_FIELDS,
  role: 'Applicant',
  write: agreementWrite,
  mayRequest: ({ requested }) => !requested || WAS_REQUESTED,
  request: agreementEmail,
  note: (row) => <NothingToSign row={row} />,
}

function NothingToSign({ row: { applicationId } }: { row: AgreementApplication }) {
  const hasAgreement = useFileExists(applicationId, 'agreementurc')
  return <Advice className="mt-1">{hasAgreement === false && NOTHING_TO_SIGN}</Advice>
}
