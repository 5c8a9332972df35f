import { looksLikeEmail } from '@/domain/email-address'
import { permissions } from '@/domain/roles'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed, refuse } from '../refusal'
import { applicationOf } from '../model/applications'
import { keepMail } from '../model/mailbox'

/** The mailer's own words for an address that it cannot use. */
function post(context: MockContext, letter: { email: string; subject: string; message: string }) {
  const to = letter.email.trim()
  if (!looksLikeEmail(to)) refuse(`Invalid address:  (to): ${to}`)
  keepMail(context, { to, subject: letter.subject, html: letter.message })
  return { message: 'Email sent successfully' }
}

export const sendEmail: MockCall<'sendEmail'> = (letter, context) => post(context, letter)

export const requestAgreementByEmail: MockCall<'requestAgreementByEmail'> = ({ applicationId, ...letter }, context) => {
  const application = applicationOf(context, applicationId)
  assertAllowed(context.habits.filesBeforeGrant || permissions.exchangeAgreement(application.status))
  const reply = post(context, letter)
  context.store.applications.update(application.applicationId, { requested: true })
  return reply
}
