import { branding } from '@/branding'
import type { EmailSender } from '@/domain/emails'
import type { MockContext } from '../implementation'

/** Who the mails come from that the host writes by itself. */
export const SENDER: EmailSender = branding

/** Sends nothing: the mail is kept, to be read in the demo's mailbox. */
export function keepMail(
  { store, nowText }: MockContext,
  { to, subject, html }: { to: string; subject: string; html: string },
): void {
  store.outgoingMails.insert({ to, subject, html, sentAt: nowText })
}
