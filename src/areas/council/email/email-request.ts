import type { EmailContent } from '@/domain/texts/email-body'
import type { EmailLink } from './use-email-links'

export interface EmailRequest {
  /** One per requested thing; a retry uses the same key. */
  readonly key: string
  /** Label in the log of sent e-mails: "Application 12: progress report requested". */
  readonly about: string
  readonly to: string
  readonly content: EmailContent
  readonly link?: EmailLink
  /** Set if the e-mail requests this application's agreement. */
  readonly agreementOf?: string
}
