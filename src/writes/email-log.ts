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
const MAX_ENTRIES = 300

/** Skips unreadable entries. */
export const emailLogCodec = createJsonCodec((json): readonly LoggedEmail[] =>
  z
    .catch(z.array(z.unknown()), [])
    .parse(json)
    .flatMap((entry) => entrySchema.safeParse(entry).data ?? []),
)

/** One person's log of sent e-mails on this device. Not a hook: an e-mail may be sent after its screen was left. */
export function createEmailLog(local: Storage, personId: string) {
  // Held in memory if the storage is full: a sent e-mail must not be shown as unsent.
  const storedLog = createStoredValue(local, storedItems.sentMail(personId), emailLogCodec)
  return {
    stored: storedLog,
    put: (entry: LoggedEmail) => void storedLog.write([entry, ...storedLog.read()].slice(0, MAX_ENTRIES)),
    clear: () => void storedLog.write([]),
  }
}
