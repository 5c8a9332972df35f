import { useEffect } from 'react'
import type { DefaultValues, FieldPath, PathValue, UseFormReturn } from 'react-hook-form'
import type { ListCall, ListedRow } from '@/api/lists'
import { namedAddress } from '@/domain/people/email-address'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import type { Elements } from '@/ui/elements'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useWrite } from '@/writes/ui/use-write'
import { useCurrentRow } from '../list/use-current-row'
import { Advice } from './advice'
import { EmailDialog } from './email-dialog'
import { createEmailWrite, type EmailFields, type EmailKind, type EmailRequest } from './email-kind'
import { useAddressAdvice } from './use-address-advice'
import { useStoredFields } from './use-stored-fields'

interface DialogState<Row, Fields extends EmailFields> {
  readonly row: Row
  readonly form: UseFormReturn<Fields, unknown, Fields>
  readonly request: EmailRequest
  /** Warning to render below the address field. */
  readonly addressAdvice: Elements
}

interface RequestEmailDialogProps<Name extends ListCall, Fields extends EmailFields> {
  kind: EmailKind<Name, Fields>
  title: string
  /** Recipient, shown below the title. */
  recipient: (row: ListedRow<Name>, fields: Fields) => string
  openedRow: ListedRow<Name>
  onClose: () => void
  children: (state: DialogState<ListedRow<Name>, Fields>) => Elements
}

export function RequestEmailDialog<Name extends ListCall, Fields extends EmailFields>(
  props: RequestEmailDialogProps<Name, Fields>,
) {
  const { kind } = props
  const { row, disabledReason } = useCurrentRow(kind.write.list, props.openedRow, kind.mayRequest)
  const emailLog = useEmailLog()
  const getAddressAdvice = useAddressAdvice([kind])
  const queueWrite = useWrite()
  const initialFields = kind.getInitialFields(row)
  const { key } = kind.createRequest(row, initialFields)
  // Safe cast: all fields are strings, and all have an initial value.
  const form = useSchemaForm(kind.schema, useStoredFields(key, initialFields) as DefaultValues<Fields>)
  const fields = form.watch()
  const request = kind.createRequest(row, fields)
  const hasAddressError = form.formState.errors.email !== undefined
  const warnings = hasAddressError ? [] : getAddressAdvice(kind, row, request.to)
  return (
    <EmailDialog
      title={props.title}
      recipient={props.recipient(row, fields)}
      onClose={props.onClose}
      draftKey={key}
      form={form}
      to={request.to}
      content={request.content}
      isRich={kind.isRich}
      link={request.link}
      disabledReason={disabledReason}
      onSend={(values, email) => queueWrite(createEmailWrite(kind, row, values, email, emailLog))}
    >
      {props.children({
        row,
        form,
        request,
        addressAdvice: <Advice className="-mt-4">{warnings.join(' ')}</Advice>,
      })}
    </EmailDialog>
  )
}

interface RecipientFieldsProps<Fields extends EmailFields> {
  form: UseFormReturn<Fields, unknown, Fields>
  addressAdvice: Elements
}

/** An address pasted as `Name <address>` also fills in an empty name. */
export function RecipientFields<Fields extends EmailFields>({ form, addressAdvice }: RecipientFieldsProps<Fields>) {
  const { control, getValues, setValue, watch } = form
  const { isSubmitted } = form.formState
  // Safe casts: these are the names of two text fields.
  const [name, email] = ['name', 'email'] as [FieldPath<Fields>, FieldPath<Fields>]
  const address: string = watch(email)

  useEffect(() => {
    const pastedRecipient = namedAddress(address)
    if (!pastedRecipient) return
    const setText = (field: FieldPath<Fields>, text: string) =>
      setValue(field, text as PathValue<Fields, typeof field>, { shouldDirty: true, shouldValidate: isSubmitted })
    setText(email, pastedRecipient.email)
    if (pastedRecipient.name !== '' && getValues(name).trim() === '') setText(name, pastedRecipient.name)
  }, [address, name, email, isSubmitted, getValues, setValue])

  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField control={control} name={name} label="Name" />
      <div className="grid content-start gap-6">
        <TextField control={control} name={email} label="Email" type="email" />
        {addressAdvice}
      </div>
    </div>
  )
}

/** Uses a textarea, which shows long titles in full. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return <Field label={label}>{(control) => <TextArea {...control} rows={1} readOnly value={value} />}</Field>
}
