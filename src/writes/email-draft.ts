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
const asDraft = createJsonCodec((json): EmailDraft | null => draftSchema.safeParse(json).data ?? null)
const asFields = createJsonCodec((json): object | null => fieldsSchema.safeParse(json).data ?? null)

/** An edited body that was not sent yet; null while the user has not changed the portal's text. */
export const storedBody = (tab: Storage, personId: string, key: string) =>
  createStoredValue(tab, storedItems.mailDraft(personId, key), asDraft)

/** Field values of an e-mail that was queued, so that Undo does not lose them. */
export const storedFields = (tab: Storage, personId: string, key: string) =>
  createStoredValue(tab, storedItems.mailFields(personId, key), asFields)

export function forgetDraft(tab: Storage, personId: string, key: string): void {
  storedBody(tab, personId, key).write(null)
  storedFields(tab, personId, key).write(null)
}
