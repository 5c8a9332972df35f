import { branding } from '@/branding'
import type { ListedRow } from '@/api/lists'
import { agreementRequest } from '@/domain/texts/emails'
import { agreementKey } from '@/writes/email-keys'
import type { EmailRequest } from '../email/email-kind'

export type AgreementApplication = ListedRow<'listAgreements'>

export const agreementEmail = ({ applicationId, email }: AgreementApplication): EmailRequest => ({
  key: agreementKey({ applicationId }),
  about: `Application ${applicationId}: signed agreement requested`,
  to: email,
  content: agreementRequest({}, branding),
  agreementOf: applicationId,
})

export const NOTHING_TO_SIGN =
  'You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.'
