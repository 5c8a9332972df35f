import type { Mail } from '@/domain/mail-body'

/** A mail on its way to one person. */
export interface Letter {
  readonly to: string
  readonly subject: string
  /** Made safe once more when it is sent. */
  readonly html: string
  /** Goes by EmailRequest.php, which marks this application's agreement as requested (spec 4). */
  readonly agreementOf?: string | undefined
}

export function letterTo(to: string, { subject, html }: Mail): Letter {
  return { to, subject, html }
}
