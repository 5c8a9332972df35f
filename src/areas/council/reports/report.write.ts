import { REQUEST } from '@/writes/letter-texts'
import { defineWrite } from '@/writes/write'

/** Asks the applicant for a report; the host notes nothing about it. */
export const reportWrite = defineWrite({
  ...REQUEST,
  name: 'report',
  list: 'listProgressReports',
  seen: ({ email }) => [email],
})
