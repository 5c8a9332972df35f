import { REQUEST } from '@/writes/letter-texts'
import { defineWrite } from '@/writes/write'

/** Asks the applicant for the signed agreement; the host marks that with the e-mail. */
export const agreementWrite = defineWrite({
  ...REQUEST,
  name: 'agreement',
  list: 'listAgreements',
  seen: ({ status, requested, email }) => [status, requested, email],
  landed: ({ requested }) => requested,
})
