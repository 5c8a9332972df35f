import { useServices } from '@/api/services'
import { askFileExists } from '@/features/files/use-file-exists'
import { useBulkRequests } from '../email/use-bulk-requests'
import { agreementEmail, NOTHING_TO_SIGN } from './agreement-email'

/** Bulk action that requests the signed agreement from several applicants. */
export function useBulkAgreementRequests() {
  const services = useServices()
  return useBulkRequests({
    call: 'listAgreements',
    label: 'Request',
    effect: ({ email }) => `${email} is asked for the signed agreement by e-mail.`,
    warning: async ({ applicationId }) => {
      const hasAgreement = await askFileExists(services, applicationId, 'agreementurc')
      return hasAgreement === false ? NOTHING_TO_SIGN : null
    },
    request: agreementEmail,
    wasRequested: ({ requested }) => requested,
  })
}
