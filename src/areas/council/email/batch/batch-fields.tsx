import { namedAddress } from '@/domain/people/email-address'
import { contactAt, type Contact } from '@/features/contacts'
import { TextInput } from '@/ui/text-input'

/** The keys are in the order of display. */
const LABELS = { name: 'Name', email: 'Email', affiliation: 'Affiliation' } as const

type FieldName = keyof typeof LABELS

const FIELD_NAMES = Object.keys(LABELS) as FieldName[] // Safe cast: the keys of `LABELS`.

export type RecipientValues = Partial<Record<FieldName, string>>

interface BatchFieldsProps {
  /** Appended to each label: "HOD, application 12_2026". */
  labelSuffix: string
  /** Fields without an entry are not rendered. */
  values: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  /** Id of the element that shows the errors. */
  notesId?: string
  contacts: readonly Contact[]
  /** The id of the dialog’s `ContactLists`. */
  listId: string
  onChange: (change: RecipientValues) => void
}

/** Fills in empty fields from a known address, or from an address pasted as `Name <address>`. */
export function BatchFields({ labelSuffix, values, errors, notesId, contacts, listId, onChange }: BatchFieldsProps) {
  const visibleNames = FIELD_NAMES.filter((name) => values[name] !== undefined)

  function changeField(name: FieldName, text: string) {
    const pastedRecipient = name === 'email' ? namedAddress(text) : undefined
    const value = pastedRecipient?.email ?? text
    const contact: Contact | undefined = name === 'email' ? (contactAt(contacts, value) ?? pastedRecipient) : undefined
    const emptyNames = visibleNames.filter((other) => other !== 'email' && (values[other] ?? '').trim() === '')
    const contactValues = contact && Object.fromEntries(emptyNames.map((empty) => [empty, contact[empty] ?? '']))
    onChange({ ...contactValues, [name]: value })
  }

  return (
    <div data-compact className="grid flex-[3_1_24rem] gap-x-2 gap-y-1 sm:auto-cols-fr sm:grid-flow-col">
      {visibleNames.map((name) => (
        <TextInput
          key={name}
          aria-label={`${LABELS[name]}, ${labelSuffix}`}
          aria-invalid={errors?.[name] !== undefined && values[name] !== '' ? true : undefined}
          aria-describedby={errors?.[name] === undefined ? undefined : notesId}
          placeholder={LABELS[name]}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          list={name === 'affiliation' ? undefined : `${listId}-${name}`}
          value={values[name] ?? ''}
          onChange={({ target }) => changeField(name, target.value)}
        />
      ))}
    </div>
  )
}

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
