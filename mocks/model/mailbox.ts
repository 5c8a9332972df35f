import { branding } from '@/branding'
import type { EmailSender } from '@/domain/texts/emails'
import type { MockContext } from '../implementation'

/** The sender of the e-mails that the host writes itself. */
export const SENDER: EmailSender = branding

/** Sends nothing: the e-mail is stored, and can be read in the demo's mailbox. */
export function storeEmail(
  { store, nowText }: MockContext,
  { to, subject, html }: { to: string; subject: string; html: string },
): void {
  store.outgoingEmails.insert({ to, subject, html, sentAt: nowText })
}
