import { looksLikeEmail } from '@/domain/people/email-address'
import { permissions } from '@/domain/people/permissions'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { getApplication } from '../model/applications'
import { storeEmail } from '../model/mailbox'

/** Refuses an invalid address with PHPMailer's own text. */
function storeCheckedEmail(
  context: MockContext,
  { email, subject, message }: { email: string; subject: string; message: string },
) {
  const to = email.trim()
  if (!looksLikeEmail(to)) refuse('invalid', `Invalid address:  (to): ${to}`)
  storeEmail(context, { to, subject, html: message })
  return { message: 'Email sent successfully' }
}

export const sendEmail: MockCall<'sendEmail'> = (input, context) => storeCheckedEmail(context, input)

export const requestAgreementByEmail: MockCall<'requestAgreementByEmail'> = ({ applicationId, ...input }, context) => {
  const application = getApplication(context, applicationId)
  assertAllowed(
    context.habits.filesBeforeGrant || permissions.exchangeAgreement(application.status),
    'exchangeAgreement',
  )
  const response = storeCheckedEmail(context, input)
  context.store.applications.update(application.applicationId, { requested: true })
  return response
}
