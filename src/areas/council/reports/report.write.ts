import { REQUEST } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'

/** Has no `landed`, because the host does not record the request. */
export const reportWrite = defineWrite({
  ...REQUEST,
  name: 'report',
  list: 'listProgressReports',
  seen: ({ email }) => [email],
})
