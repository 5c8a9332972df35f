import { storedItems } from '@/api/stored-items'
import { z } from '@/contract/zod'
import { readJson } from '@/lib/read-json'
import { tryToStore } from '@/lib/try-to-store'

const draftSchema = z.object({
  body: z.string(),
  /** How the letter greets whom it was written for, who may be another person by the time it is sent. */
  greeting: z.string(),
})

const fieldsSchema = z.record(z.string(), z.string())

export type EmailDraft = z.output<typeof draftSchema>

/** What cannot be read gives way to what the portal writes. */
const readAs = <Out>(schema: z.ZodType<Out>, stored: string | null): Out | null =>
  schema.safeParse(readJson(stored)).data ?? null

export const readDraft = (tab: Storage, personId: string, key: string): EmailDraft | null =>
  readAs(draftSchema, tab.getItem(storedItems.mailDraft(personId, key)))

export function keepDraft(tab: Storage, personId: string, key: string, draft: EmailDraft): void {
  tryToStore(tab, storedItems.mailDraft(personId, key), JSON.stringify(draft))
}

/** What was typed into the fields of a letter that was to be sent: nobody types it twice where that was undone. */
export const readFields = (tab: Storage, personId: string, key: string): Readonly<Record<string, string>> =>
  readAs(fieldsSchema, tab.getItem(storedItems.mailFields(personId, key))) ?? {}

export function keepFields(tab: Storage, personId: string, key: string, fields: object): void {
  tryToStore(tab, storedItems.mailFields(personId, key), JSON.stringify(fields))
}

export const forgetBody = (tab: Storage, personId: string, key: string): void =>
  tab.removeItem(storedItems.mailDraft(personId, key))

/** Once a letter is out. */
export function forgetDraft(tab: Storage, personId: string, key: string): void {
  forgetBody(tab, personId, key)
  tab.removeItem(storedItems.mailFields(personId, key))
}
