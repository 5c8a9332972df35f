import type { Contact } from '@/features/contacts'

/** Renders the suggestions for all fields of a dialog once, with the ids `{id}-email` and `{id}-name`. */
export function ContactLists({ id, contacts }: { id: string; contacts: readonly Contact[] }) {
  const names = new Set(contacts.map(({ name }) => name.trim()).filter((name) => name !== ''))
  return (
    <>
      <datalist id={`${id}-email`}>
        {contacts.map(({ email, name }) => (
          <option key={email} value={email}>
            {name.trim() || email}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-name`}>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
