import { REQUEST } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'

/** The host records the request when it sends the e-mail. */
export const agreementWrite = defineWrite({
  ...REQUEST,
  name: 'agreement',
  list: 'listAgreements',
  seen: ({ status, requested, email }) => [status, requested, email],
  landed: ({ requested }) => requested,
})
