import { fold } from '@/domain/texts/fold'
import type { Store } from '../model/store'
import { findEmailLinks, type EmailLink } from './email-links'

export interface SentEmail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly html: string
  /** In the host's format. */
  readonly sentAt: string
  readonly links: readonly EmailLink[]
}

/** Newest first. */
export function readEmails({ outgoingEmails, applications }: Store, pagesAddress: string): SentEmail[] {
  const applicationExists = (applicationId: string) => applications.get(Number(applicationId)) !== undefined
  return outgoingEmails
    .all()
    .toReversed()
    .map((email) => ({ ...email, links: findEmailLinks(email.html, { pagesAddress, applicationExists }) }))
}

export interface Correspondence {
  readonly recipient: string
  readonly emails: readonly SentEmail[]
}

/** Groups the e-mails that contain every word of the search. The recipient of the newest comes first. */
export function groupByRecipient(emails: readonly SentEmail[], search: string): Correspondence[] {
  const words = fold(search).split(/\s+/)
  const matches = emails.filter(({ to, subject, html }) => {
    const text = fold(`${to} ${subject} ${html}`)
    return words.every((word) => text.includes(word))
  })
  const recipients = new Set(matches.map(({ to }) => to))
  return [...recipients].map((recipient) => ({ recipient, emails: matches.filter(({ to }) => to === recipient) }))
}
