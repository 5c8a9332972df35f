import { storedItems } from '@/api/stored-items'
import { z } from '@/lib/zod'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'

const draftSchema = z.object({
  body: z.string(),
  /** Greeting at the time of writing; the recipient may have changed by the time it is sent. */
  greeting: z.string(),
})

const fieldsSchema = z.record(z.string(), z.string())

export type EmailDraft = z.output<typeof draftSchema>

/** An unreadable draft falls back to the portal's own text. */
const draftCodec = createJsonCodec((json): EmailDraft | null => draftSchema.safeParse(json).data ?? null)
const fieldsCodec = createJsonCodec((json): object | null => fieldsSchema.safeParse(json).data ?? null)

/** An edited body that was not sent yet; null while the user has not changed the portal's text. */
export const createStoredBody = (tab: Storage, personId: string, key: string) =>
  createStoredValue(tab, storedItems.mailDraft(personId, key), draftCodec)

/** Field values of an e-mail that was queued, so that Undo does not lose them. */
export const createStoredFields = (tab: Storage, personId: string, key: string) =>
  createStoredValue(tab, storedItems.mailFields(personId, key), fieldsCodec)

export function discardDraft(tab: Storage, personId: string, key: string): void {
  createStoredBody(tab, personId, key).write(null)
  createStoredFields(tab, personId, key).write(null)
}
