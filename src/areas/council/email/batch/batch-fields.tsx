import { useId } from 'react'
import { namedAddress } from '@/domain/people/email-address'
import { contactAt, type Contact } from '@/features/contacts'
import { FieldError } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

/** In the order shown. */
const LABELS = { name: 'Name', email: 'Email', affiliation: 'Affiliation' } as const

type FieldName = keyof typeof LABELS

const FIELD_NAMES = Object.keys(LABELS) as FieldName[] // Safe cast: they are its keys.

export type RecipientValues = Partial<Record<FieldName, string>>

interface BatchFieldsProps {
  /** The end of each label: "HOD, application 12_2026". */
  of: string
  /** Only fields with a value, even an empty one, are rendered. */
  values: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  contacts: readonly Contact[]
  /** The id of the dialog’s `ContactLists`. */
  listId: string
  onType: (change: RecipientValues) => void
}

/** A known address, or one pasted as `Name <address>`, fills in the other empty fields. */
export function BatchFields({ of, values, errors, contacts, listId, onType }: BatchFieldsProps) {
  const id = useId()
  const shown = FIELD_NAMES.filter((name) => values[name] !== undefined)
  const errorId = (name: FieldName) => `${id}-${name}-error`

  function type(name: FieldName, text: string) {
    const named = name === 'email' ? namedAddress(text) : undefined
    const typed = named?.email ?? text
    const known: Contact | undefined = name === 'email' ? (contactAt(contacts, typed) ?? named) : undefined
    const rest = known && shown.filter((one) => one !== 'email' && (values[one] ?? '').trim() === '')
    onType({ ...Object.fromEntries((rest ?? []).map((one) => [one, known?.[one] ?? ''])), [name]: typed })
  }

  return (
    <div data-compact className="grid flex-[3_1_24rem] gap-x-2 gap-y-1 sm:auto-cols-fr sm:grid-flow-col">
      {shown.map((name) => (
        <div key={name}>
          <TextInput
            aria-label={`${LABELS[name]}, ${of}`}
            aria-invalid={errors?.[name] === undefined ? undefined : true}
            aria-describedby={errors?.[name] === undefined ? undefined : errorId(name)}
            placeholder={LABELS[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            list={name === 'affiliation' ? undefined : `${listId}-${name}`}
            value={values[name] ?? ''}
            onChange={({ target }) => type(name, target.value)}
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
