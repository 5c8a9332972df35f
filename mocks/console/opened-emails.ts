import { createJsonCodec, createStoredValue, type StoredValue } from '@/lib/stored-value'
import { z } from '@/lib/zod'
import type { SentEmail } from './read-emails'

/** Keys of the e-mails opened in this browser. A restart clears them. */
export type OpenedEmails = StoredValue<readonly string[]>

const asKeys = createJsonCodec<readonly string[]>((json) => z.catch(z.array(z.string()), []).parse(json))

export const openedEmails = (storage: Storage): OpenedEmails => createStoredValue(storage, 'mailbox-opened', asKeys)

/** Includes the time: after an earlier state is restored, ids are reused. */
export const keyOf = ({ id, sentAt }: Pick<SentEmail, 'id' | 'sentAt'>): string => `${id} ${sentAt}`

export function markOpened(opened: OpenedEmails, emails: readonly SentEmail[]): void {
  opened.write([...new Set([...opened.read(), ...emails.map(keyOf)])])
}
