import { storedItems } from '@/api/stored-items'
import { z } from '@/lib/zod'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'

const entrySchema = z.object({
  /** One of `email-keys.ts`: `reviewer1:12`. */
  key: z.string(),
  about: z.string(),
  to: z.string(),
  subject: z.string(),
  at: z.iso.datetime(),
  /** Of earlier versions, in which an unsent e-mail was an entry. */
  unsent: z.optional(z.never()),
})

export type LoggedEmail = Omit<z.output<typeof entrySchema>, 'unsent'>

/** About a year of one council. The oldest are dropped. */
const MOST_ENTRIES = 300

/** Skips unreadable entries. */
export const asEmailLog = createJsonCodec((json): readonly LoggedEmail[] =>
  z
    .catch(z.array(z.unknown()), [])
    .parse(json)
    .flatMap((entry) => entrySchema.safeParse(entry).data ?? []),
)

/** One person's log of sent e-mails on this device. Not a hook: an e-mail may be sent after its screen was left. */
export function emailLog(local: Storage, personId: string) {
  // Held in memory if the storage is full: a sent e-mail must not be shown as unsent.
  const stored = createStoredValue(local, storedItems.sentMail(personId), asEmailLog)
  return {
    stored,
    put: (entry: LoggedEmail) => void stored.write([entry, ...stored.read()].slice(0, MOST_ENTRIES)),
    clear: () => void stored.write([]),
  }
}
