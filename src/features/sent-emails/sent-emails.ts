import { z } from '@/contract/zod'
import { readJson } from '@/lib/read-json'

const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  agreementOf: z.string().optional(),
})

const entrySchema = z.object({
  /** One per thing that is mailed about: `reviewer1:12`. */
  key: z.string(),
  /** How the list names it. */
  about: z.string(),
  to: z.string(),
  subject: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Absent once the mail is out; its words are then no longer kept on the device. */
  unsent: z
    .object({
      letter: letterSchema,
      /** What the host has saved for it, as JSON; null while that is not known, and where nothing is to be saved. */
      saved: z.string().nullable(),
      /** Nothing had been sent about this before: a flag of the host that says so is early (spec 4). */
      first: z.boolean(),
      /** No answer came: it may be out all the same. */
      unconfirmed: z.boolean(),
    })
    .optional(),
})

export type SentEmail = z.output<typeof entrySchema>
export type UnsentEmail = SentEmail & { readonly unsent: NonNullable<SentEmail['unsent']> }

/** As many as a year of one council brings; older ones go first. */
const KEPT = 300

/** Reads what was stored. What cannot be read is no reason to stop: it is a record, not the work itself. */
export function readSentEmails(stored: string | null): readonly SentEmail[] {
  return z.array(entrySchema).catch([]).parse(readJson(stored))
}

export function isUnsent(entry: SentEmail): entry is UnsentEmail {
  return entry.unsent !== undefined
}

/** Puts an entry on top, in place of what was still unsent about the same thing. */
export function withEntry(entries: readonly SentEmail[], entry: SentEmail): readonly SentEmail[] {
  return [entry, ...withoutUnsent(entries, entry.key)].slice(0, KEPT)
}

export function withoutUnsent(entries: readonly SentEmail[], key: string): readonly SentEmail[] {
  return entries.filter((entry) => entry.key !== key || !isUnsent(entry))
}

/** @param flag what the host says of it: nothing yet where its first mail did not go out, or may not have */
export function reached(flag: boolean, entry: UnsentEmail | undefined): 'was' | 'may have been' | null {
  if (!flag) return null
  if (!entry?.unsent.first) return 'was'
  return entry.unsent.unconfirmed ? 'may have been' : null
}
