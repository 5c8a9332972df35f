import { endpoint } from './endpoint'
import { markers, phpText, sentId } from './php'
import { record } from './record'
import { z } from './zod'

const letter = { email: z.string(), subject: z.string(), message: z.string() }

const demoLetter = { email: 'nimal@example.org', subject: 'Regarding the Agreement', message: '<p>Dear Applicant</p>' }

/** One e-mail to one address; `message` is HTML. `attachment` belongs to the reset flow and stays empty. */
export const sendEmail = endpoint({
  method: 'POST',
  path: '/Email.php',
  sends: 'json',
  replies: 'json',
  request: z.object({ ...letter, attachment: z.string().optional() }),
  response: z.object({ message: phpText }),
  marker: markers.statusSuccess,
  action: 'send-mail',
  changes: ['mail'],
  examples: [{ input: demoLetter, output: { message: 'Email sent successfully' } }],
})

/** The agreement request: sends the e-mail and marks the application as requested (spec 4). */
export const requestAgreementByEmail = endpoint({
  method: 'POST',
  path: '/EmailRequest.php',
  sends: 'json',
  replies: 'json',
  request: record({ ...letter, appId: sentId }),
  response: z.object({ message: phpText }),
  marker: markers.statusSuccess,
  action: 'manage-agreements',
  changes: ['mail', 'agreements'],
  examples: [{ input: { ...demoLetter, applicationId: '12' }, output: { message: 'Email sent successfully' } }],
})
