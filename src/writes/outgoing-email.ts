import { cleanEmail, looksLikeEmail } from '@/domain/people/email-address'
import type { EmailContent } from '@/domain/texts/email-body'

/** An e-mail to one recipient, ready to be sent. */
export interface OutgoingEmail {
  readonly to: string
  readonly subject: string
  /** Sanitised again on sending. */
  readonly html: string
  /** Sent by EmailRequest.php, which marks this application's agreement as requested. */
  readonly agreementOf?: string | undefined
}

export function createEmail(to: string, { subject, html }: EmailContent): OutgoingEmail {
  return { to: cleanEmail(to), subject, html }
}

/** Returns why no e-mail can be sent to this text. */
export function findRecipientProblem(to: string): string | undefined {
  const address = cleanEmail(to)
  if (address === '') return 'There is no e-mail address.'
  return looksLikeEmail(address) ? undefined : `Nothing was sent: “${address}” is not an e-mail address.`
}
