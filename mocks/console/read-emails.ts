import { fold } from '@/domain/texts/fold'
import type { Store } from '../model/store'
import { linksOf, type EmailLink } from './email-links'

export interface SentEmail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly html: string
  /** A date as the host writes it. */
  readonly sentAt: string
  readonly links: readonly EmailLink[]
}

/** Every e-mail of the mock host, newest first, with its links checked. */
export function readEmails({ outgoingEmails, applications }: Store, pagesAddress: string): SentEmail[] {
  const knows = (applicationId: string) => applications.get(Number(applicationId)) !== undefined
  return outgoingEmails
    .all()
    .toReversed()
    .map((email) => ({ ...email, links: linksOf(email.html, { pagesAddress, knows }) }))
}

export interface Correspondence {
  readonly recipient: string
  readonly emails: readonly SentEmail[]
}

/** The e-mails that contain every word, grouped by recipient; the recipient of the newest one comes first. */
export function byRecipient(emails: readonly SentEmail[], search: string): Correspondence[] {
  const words = fold(search).split(/\s+/)
  const found = emails.filter(({ to, subject, html }) => {
    const text = fold(`${to} ${subject} ${html}`)
    return words.every((word) => text.includes(word))
  })
  const recipients = new Set(found.map(({ to }) => to))
  return [...recipients].map((recipient) => ({ recipient, emails: found.filter(({ to }) => to === recipient) }))
}
