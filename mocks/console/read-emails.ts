import type { Store } from '../model/store'
import { linksOf, type EmailLink } from './email-links'

export interface KeptMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly html: string
  /** A date as the host writes it. */
  readonly sentAt: string
  readonly links: readonly EmailLink[]
}

/** Every e-mail of the mock host, newest first, with its links checked. */
export function readMails({ outgoingMails, applications }: Store, pagesAddress: string): KeptMail[] {
  const knows = (applicationId: string) => applications.get(Number(applicationId)) !== undefined
  return outgoingMails
    .all()
    .toReversed()
    .map((mail) => ({ ...mail, links: linksOf(mail.html, { pagesAddress, knows }) }))
}

export interface Correspondence {
  readonly recipient: string
  readonly mails: readonly KeptMail[]
}

/** The e-mails that contain every word, grouped by recipient; the recipient of the newest one comes first. */
export function byRecipient(mails: readonly KeptMail[], search: string): Correspondence[] {
  const words = search.toLowerCase().split(/\s+/)
  const found = mails.filter(({ to, subject, html }) => {
    const text = `${to} ${subject} ${html}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const recipients = new Set(found.map(({ to }) => to))
  return [...recipients].map((recipient) => ({ recipient, mails: found.filter(({ to }) => to === recipient) }))
}
