import { asJson, storedValue, type StoredValue } from '@/lib/stored-value'
import { z } from '@/domain/zod'
import type { SentEmail } from './read-emails'

/** Which e-mails somebody has opened in this browser; a demo that starts anew forgets them with all it has stored. */
export type OpenedEmails = StoredValue<readonly string[]>

const asNames = asJson<readonly string[]>((json) => z.array(z.string()).catch([]).parse(json))

export const openedEmails = (storage: Storage): OpenedEmails => storedValue(storage, 'mailbox-opened', asNames)

/** The time belongs to it: a host that went back to an earlier state gives the same number to another e-mail. */
export const nameOf = ({ id, sentAt }: Pick<SentEmail, 'id' | 'sentAt'>): string => `${id} ${sentAt}`

/** Notes that some were opened. */
export function markOpened(opened: OpenedEmails, emails: readonly SentEmail[]): void {
  opened.write([...new Set([...opened.read(), ...emails.map(nameOf)])])
}
