import { NO_FIELDS, type EmailKind } from '../email/email-kind'
import { agreementWrite } from './agreement.write'
import { agreementEmail, NOTHING_TO_SIGN } from './agreement-email'

export const WAS_REQUESTED = 'The applicant was asked for the signed agreement.'

export const AGREEMENT_KIND: EmailKind<'listAgreements', Record<string, string>> = {
  ...NO_FIELDS,
  role: 'Applicant',
  write: agreementWrite,
  mayRequest: ({ requested }) => !requested || WAS_REQUESTED,
  request: agreementEmail,
  file: { kind: 'agreementurc', missing: NOTHING_TO_SIGN },
}
