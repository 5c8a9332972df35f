import { useId } from 'react'
import { namedAddress } from '@/domain/people/email-address'
import { contactAt, type Contact } from '@/features/contacts'
import { FieldError } from '@/ui/field'
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
  contacts: readonly Contact[]
  /** The id of the dialog’s `ContactLists`. */
  listId: string
  onChange: (change: RecipientValues) => void
}

/** Fills in empty fields from a known address, or from an address pasted as `Name <address>`. */
export function BatchFields({ labelSuffix, values, errors, contacts, listId, onChange }: BatchFieldsProps) {
  const id = useId()
  const visibleNames = FIELD_NAMES.filter((name) => values[name] !== undefined)
  const errorId = (name: FieldName) => `${id}-${name}-error`

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
        <div key={name}>
          <TextInput
            aria-label={`${LABELS[name]}, ${labelSuffix}`}
            aria-invalid={errors?.[name] === undefined ? undefined : true}
            aria-describedby={errors?.[name] === undefined ? undefined : errorId(name)}
            placeholder={LABELS[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            list={name === 'affiliation' ? undefined : `${listId}-${name}`}
            value={values[name] ?? ''}
            onChange={({ target }) => changeField(name, target.value)}
          />
          {errors?.[name] !== undefined && <FieldError id={errorId(name)} text={errors?.[name]} />}
        </div>
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
