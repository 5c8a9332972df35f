import { storedItems } from '@/api/stored-items'
import { storedValue } from '@/lib/stored-value'
import { asEmailLog, isUnsent, withEntry, withoutUnsent, type LoggedEmail, type UnsentEmail } from '@/writes/email-log'

/** One person's list of sent e-mails on this device. No hook: an e-mail may go out after its screen was left. */
export function storedEmailLog(local: Storage, personId: string) {
  // Held also where the storage is full: an e-mail that was sent must not be shown as unsent.
  const stored = storedValue(local, storedItems.sentMail(personId), asEmailLog)
  const { read, write } = stored
  return {
    stored,
    put: (entry: LoggedEmail) => void write(withEntry(read(), entry)),
    /** The host has confirmed what was not confirmed before. */
    confirm: (key: string) => {
      const entry = findUnsent(read(), key)
      if (entry) write(withEntry(read(), { ...entry, unsent: undefined }))
    },
    dropUnsent: (key: string) => void write(withoutUnsent(read(), key)),
    clear: () => void write(read().filter(isUnsent)),
    /** The stored entry, which another tab may have changed since the page was rendered. */
    storedUnsent: (key: string) => findUnsent(read(), key),
  }
}

/** The host's sent flag, corrected: false where the first e-mail failed after saving. */
export const wentOut = (list: readonly LoggedEmail[], key: string, flag: boolean): boolean =>
  flag && !findUnsent(list, key)?.unsent.first

/** The unsent entry of a key, if there is one. */
export const findUnsent = (list: readonly LoggedEmail[], key: string): UnsentEmail | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)
