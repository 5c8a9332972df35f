import type { Store } from '../model/store'
import { linksOf, type EmailLink } from './mail-links'

export interface KeptMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly html: string
  /** As the host writes a date. */
  readonly sentAt: string
  readonly links: readonly EmailLink[]
}

/** Every e-mail of the mock host, newest first, with its links looked into. */
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

/** The mails in which every word occurs, by recipient; whoever was written to last comes first. */
export function byRecipient(mails: readonly KeptMail[], search: string): Correspondence[] {
  const words = search.toLowerCase().split(/\s+/)
  const found = mails.filter(({ to, subject, html }) => {
    const text = `${to} ${subject} ${html}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const recipients = new Set(found.map(({ to }) => to))
  return [...recipients].map((recipient) => ({ recipient, mails: found.filter(({ to }) => to === recipient) }))
}
