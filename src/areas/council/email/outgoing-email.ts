import type { EmailContent } from '@/domain/email-body'

/** An e-mail on its way to one person. */
export interface OutgoingEmail {
  readonly to: string
  readonly subject: string
  /** Made safe once more when it is sent. */
  readonly html: string
  /** Goes by EmailRequest.php, which marks this application's agreement as requested. */
  readonly agreementOf?: string | undefined
}

export function emailTo(to: string, { subject, html }: EmailContent): OutgoingEmail {
  return { to, subject, html }
}
