import { useMemo } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { cleanEmail, comparableEmail } from '@/domain/people/email-address'
import { cleanLine } from '@/domain/texts/clean-line'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { z } from '@/lib/zod'
import { usePreferences } from './preferences'

const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  affiliation: z.optional(z.string()),
})

/** Somebody whom the council has written to. */
export type Contact = z.output<typeof contactSchema>

/** The oldest are dropped. */
const MOST_CONTACTS = 300

const asContacts = createJsonCodec((json): readonly Contact[] => z.catch(z.array(contactSchema), []).parse(json))

export const storedContacts = (local: Storage, personId: string) =>
  createStoredValue(local, storedItems.contacts(personId), asContacts)

/** Removes duplicate addresses. Prefers the first contact with a name. Keeps the order of first occurrence. */
export function mergeContacts(...lists: readonly (readonly Contact[])[]): readonly Contact[] {
  const byAddress = new Map<string, Contact>()
  for (const contact of lists.flat()) {
    const address = comparableEmail(contact.email)
    const earlierContact = byAddress.get(address)
    if (address === '') continue
    // Hosts leave out the name of an approver.
    if (earlierContact !== undefined && earlierContact.name !== '') continue
    byAddress.set(address, { ...contact, name: cleanLine(contact.name), email: cleanEmail(contact.email) })
  }
  return [...byAddress.values()].slice(0, MOST_CONTACTS)
}

export function contactAt(contacts: readonly Contact[], email: string): Contact | undefined {
  const address = comparableEmail(email)
  return address === '' ? undefined : contacts.find((one) => comparableEmail(one.email) === address)
}

/** Returns the contacts to suggest for an e-mail. Contacts on this device come before contacts of the host. */
export function useContacts(ofLists: readonly Contact[]) {
  const { local, session } = useServices()
  const [{ remembersContacts }, change] = usePreferences()
  const stored = storedContacts(local, session.ownerId)
  const remembered = useStoredValue(stored)
  const contacts = useMemo(() => mergeContacts(remembered, ofLists), [remembered, ofLists])
  return {
    contacts,
    remembersContacts,
    setRemembers: (remembers: boolean) => change({ remembersContacts: remembers }),
    /** Does nothing if the user has opted out. */
    remember: (used: readonly Contact[]) => {
      if (remembersContacts) stored.write(mergeContacts(used, remembered))
    },
  }
}
