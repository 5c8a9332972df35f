import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { agreementRequest } from '@/domain/texts/emails'
import { agreementKey } from '@/writes/email-keys'
import { REQUEST } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'
import { NO_FIELDS, type EmailKind } from '../email/email-kind'

export type AgreementApplication = ListedRow<'listAgreements'>

export const ALREADY_REQUESTED = 'The applicant was asked for the signed agreement.'

export const NO_AGREEMENT_UPLOADED =
  'You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.'

/** The host records the request when it sends the e-mail. */
export const agreementWrite = defineWrite({
  ...REQUEST,
  name: 'agreement',
  list: 'listAgreements',
  seen: ({ status, requested, email }) => [status, requested, email],
  landed: ({ requested }) => requested,
})

export const AGREEMENT_EMAIL_KIND: EmailKind<'listAgreements', Record<string, string>> = {
  ...NO_FIELDS,
  role: 'Applicant',
  write: agreementWrite,
  mayRequest: ({ requested }) => !requested || ALREADY_REQUESTED,
  createRequest: ({ applicationId, email }) => ({
    key: agreementKey({ applicationId }),
    logLabel: `Application ${applicationId}: signed agreement requested`,
    to: email,
    content: agreementRequest({}, branding),
    agreementApplicationId: applicationId,
  }),
  file: { kind: 'agreementurc', missingWarning: NO_AGREEMENT_UPLOADED },
}
