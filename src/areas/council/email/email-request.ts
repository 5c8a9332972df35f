import type { EmailContent } from '@/domain/email-body'
import type { EmailLink } from './use-email-links'

/** An e-mail that asks somebody for something about one application, as the portal words it. */
export interface EmailRequest {
  /** One per thing that is asked for; the same again when it is tried again. */
  readonly key: string
  /** How the record of sent e-mails lists it: "Application 12: progress report requested". */
  readonly about: string
  readonly to: string
  readonly content: EmailContent
  /** A link that the e-mail has to carry. */
  readonly link?: EmailLink
  /** The application whose agreement it asks for, where it does. */
  readonly agreementOf?: string
}
