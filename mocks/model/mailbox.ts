import { branding } from '@/branding'
import type { EmailSender } from '@/domain/texts/emails'
import type { MockContext } from '../implementation'

/** Sender of the e-mails that the host writes itself. */
export const SENDER: EmailSender = branding

/** Stores the e-mail for the demo's mailbox. Sends nothing. */
export function storeEmail(
  { store, nowText }: MockContext,
  { to, subject, html }: { to: string; subject: string; html: string },
): void {
  store.outgoingEmails.insert({ to, subject, html, sentAt: nowText })
}
