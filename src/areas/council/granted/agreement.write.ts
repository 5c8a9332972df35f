import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { agreementRequest } from '@/domain/texts/emails'
import { getAgreementKey } from '@/writes/email-keys'
import { EMAIL_REQUEST_TEXTS } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'
import { NO_FIELDS, type EmailKind } from '../email/email-kind'
import type { useApplicants } from '../email/use-address-advice'

export type AgreementApplication = ListedRow<'listAgreements'>

export const ALREADY_REQUESTED = 'The applicant was asked for the signed agreement.'

export const NO_AGREEMENT_UPLOADED =
  'You have not uploaded an agreement for this application. The e-mail tells the applicant to download it.'

/** The host records the request when it sends the e-mail. */
export const agreementWrite = defineWrite({
  ...EMAIL_REQUEST_TEXTS,
  name: 'agreement',
  list: 'listAgreements',
  getComparedValues: ({ status, requested, email }) => [status, requested, email],
  isListed: ({ requested }) => requested,
})

export const createAgreementEmailKind = (
  applicants: ReturnType<typeof useApplicants>,
): EmailKind<'listAgreements', Record<string, string>> => ({
  ...NO_FIELDS,
  role: 'Applicant',
  write: agreementWrite,
  mayRequest: ({ requested }) => !requested || ALREADY_REQUESTED,
  createRequest: ({ applicationId, projectTitle, email }) => ({
    key: getAgreementKey({ applicationId }),
    logLabel: `Application ${applicationId}: signed agreement requested`,
    to: email,
    content: agreementRequest(
      { name: applicants.get(applicationId)?.name ?? '', applicationId, projectTitle },
      branding,
    ),
    agreementApplicationId: applicationId,
  }),
  file: { kind: 'agreementurc', missingWarning: NO_AGREEMENT_UPLOADED },
})
