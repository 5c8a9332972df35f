import { storedItems } from '@/api/stored-items'
import { z } from '@/domain/zod'
import { asJson, storedValue } from '@/lib/stored-value'

const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  agreementOf: z.optional(z.string()),
})

const entrySchema = z.object({
  /** One of `email-keys.ts`: `reviewer1:12`. */
  key: z.string(),
  about: z.string(),
  to: z.string(),
  subject: z.string(),
  at: z.iso.datetime(),
  /** Absent once the e-mail was sent: its text is then removed from the device. */
  unsent: z.optional(
    z.object({
      letter: emailSchema,
      /** The value that the host saved before the e-mail, as JSON; null if unknown, or if nothing is saved. */
      saved: z.nullable(z.string()),
      /** No e-mail of this key was sent before. The host's sent flag, which is set on saving, is then wrong. */
      first: z.boolean(),
      /** No response came: it may have been sent. */
      unconfirmed: z.boolean(),
    }),
  ),
})

export type LoggedEmail = z.output<typeof entrySchema>
export type UnsentEmail = LoggedEmail & { readonly unsent: NonNullable<LoggedEmail['unsent']> }

/** About a year of one council. The oldest are dropped. */
const MOST_ENTRIES = 300

/** Skips unreadable entries. */
export const asEmailLog = asJson((json): readonly LoggedEmail[] =>
  z
    .catch(z.array(z.unknown()), [])
    .parse(json)
    .flatMap((entry) => entrySchema.safeParse(entry).data ?? []),
)

/** Whether the e-mail was not sent, or may not have been. */
export function isUnsent(entry: LoggedEmail): entry is UnsentEmail {
  return entry.unsent !== undefined
}

/** Returns the list with a new entry on top, which replaces an unsent one of the same key. */
export function withEntry(entries: readonly LoggedEmail[], entry: LoggedEmail): readonly LoggedEmail[] {
  return [entry, ...withoutUnsent(entries, entry.key)].slice(0, MOST_ENTRIES)
}

export function withoutUnsent(entries: readonly LoggedEmail[], key: string): readonly LoggedEmail[] {
  return entries.filter((entry) => entry.key !== key || !isUnsent(entry))
}

/**
 * Returns whether an e-mail has reached its recipient, as words before a participle; null if none has.
 * @param flag the host's sent flag, which is set even if the first e-mail failed
 */
export function reached(flag: boolean, entry: UnsentEmail | undefined): 'was' | 'may have been' | null {
  if (!flag) return null
  if (!entry?.unsent.first) return 'was'
  return entry.unsent.unconfirmed ? 'may have been' : null
}

/** Corrects the host's sent flag: false if the first e-mail failed after saving. */
export const wentOut = (list: readonly LoggedEmail[], key: string, flag: boolean): boolean =>
  flag && !findUnsent(list, key)?.unsent.first

export const findUnsent = (list: readonly LoggedEmail[], key: string): UnsentEmail | undefined =>
  list.filter(isUnsent).find((entry) => entry.key === key)

/** One person's log of e-mails on this device. Not a hook: an e-mail may be sent after its screen was left. */
export function emailLog(local: Storage, personId: string) {
  // Held in memory if the storage is full: a sent e-mail must not be shown as unsent.
  const stored = storedValue(local, storedItems.sentMail(personId), asEmailLog)
  const { read, write } = stored
  return {
    stored,
    put: (entry: LoggedEmail) => void write(withEntry(read(), entry)),
    /** Marks an unconfirmed e-mail as sent. */
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
