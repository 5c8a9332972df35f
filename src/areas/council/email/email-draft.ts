import { storedItems } from '@/api/stored-items'
import { z } from '@/domain/zod'
import { asJson, storedValue } from '@/lib/stored-value'

const draftSchema = z.object({
  body: z.string(),
  /** How the e-mail greets whom it was written for, who may be another person by the time it is sent. */
  greeting: z.string(),
})

const fieldsSchema = z.record(z.string(), z.string())

type EmailDraft = z.output<typeof draftSchema>

/** What cannot be read gives way to what the portal writes. */
const asDraft = asJson((json): EmailDraft | null => draftSchema.safeParse(json).data ?? null)
const asFields = asJson((json): object | null => fieldsSchema.safeParse(json).data ?? null)

/** A body that was written and not sent; null while nobody has changed what the portal wrote. */
export const storedBody = (tab: Storage, personId: string, key: string) =>
  storedValue(tab, storedItems.mailDraft(personId, key), asDraft)

/** What was typed into the fields of an e-mail that was to be sent: nobody types it twice where that was undone. */
export const storedFields = (tab: Storage, personId: string, key: string) =>
  storedValue(tab, storedItems.mailFields(personId, key), asFields)

/** Once an e-mail is out. */
export function forgetDraft(tab: Storage, personId: string, key: string): void {
  storedBody(tab, personId, key).write(null)
  storedFields(tab, personId, key).write(null)
}
