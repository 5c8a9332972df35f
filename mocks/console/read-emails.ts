import { fold } from '@/domain/texts/fold'
import type { Store } from '../model/store'
import { linksOf, type EmailLink } from './email-links'

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
  const isKnown = (applicationId: string) => applications.get(Number(applicationId)) !== undefined
  return outgoingEmails
    .all()
    .toReversed()
    .map((email) => ({ ...email, links: linksOf(email.html, { pagesAddress, isKnown }) }))
}

export interface Correspondence {
  readonly recipient: string
  readonly emails: readonly SentEmail[]
}

/** Groups the e-mails that contain every word. The recipient of the newest comes first. */
export function byRecipient(emails: readonly SentEmail[], search: string): Correspondence[] {
  const words = fold(search).split(/\s+/)
  const found = emails.filter(({ to, subject, html }) => {
    const text = fold(`${to} ${subject} ${html}`)
    return words.every((word) => text.includes(word))
  })
  const recipients = new Set(found.map(({ to }) => to))
  return [...recipients].map((recipient) => ({ recipient, emails: found.filter(({ to }) => to === recipient) }))
}
