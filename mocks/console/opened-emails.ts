import { createJsonCodec, createStoredValue, type StoredValue } from '@/lib/stored-value'
import { z } from '@/lib/zod'
import type { SentEmail } from './read-emails'

/** Keys of the e-mails opened in this browser. A restart clears them. */
export type OpenedEmails = StoredValue<readonly string[]>

const keysCodec = createJsonCodec<readonly string[]>((json) => z.catch(z.array(z.string()), []).parse(json))

export const createOpenedEmails = (storage: Storage): OpenedEmails =>
  createStoredValue(storage, 'mailbox-opened', keysCodec)

/** Includes the time, because ids are reused after an earlier state is restored. */
export const getEmailKey = ({ id, sentAt }: Pick<SentEmail, 'id' | 'sentAt'>): string => `${id} ${sentAt}`

export function markAsOpened(openedEmails: OpenedEmails, emails: readonly SentEmail[]): void {
  openedEmails.write([...new Set([...openedEmails.read(), ...emails.map(getEmailKey)])])
}
