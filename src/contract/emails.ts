import { endpoint } from './endpoint'
import { POST_JSON } from '@/wire/contract/endpoint'
import { markers } from './markers'
import { sentId } from '@/wire/contract/php'
import { record } from './record'
import { z } from '@/lib/zod'

const emailFields = { email: z.string(), subject: z.string(), message: z.string() }

const demoEmail = { email: 'nimal@example.org', subject: 'Regarding the Agreement', message: '<p>Dear Applicant</p>' }

/** Sends one e-mail to one address; `message` is HTML. `attachment` belongs to the password reset and stays empty. */
export const sendEmail = endpoint({
  ...POST_JSON,
  path: '/Email.php',
  request: z.object({ ...emailFields, attachment: z.optional(z.string()) }),
  marker: markers.statusSuccess,
  action: 'send-mail',
  changes: ['emails'],
  examples: [{ input: demoEmail, output: { message: 'Email sent successfully' } }],
})

/** Sends the agreement request by e-mail and marks the agreement as requested, in one call. */
export const requestAgreementByEmail = endpoint({
  ...POST_JSON,
  path: '/EmailRequest.php',
  request: record({ ...emailFields, appId: sentId }),
  marker: markers.statusSuccess,
  action: 'manage-agreements',
  changes: ['emails', 'agreements'],
  examples: [{ input: { ...demoEmail, applicationId: '12' }, output: { message: 'Email sent successfully' } }],
})
