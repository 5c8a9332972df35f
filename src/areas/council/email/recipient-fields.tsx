import { useEffect } from 'react'
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form'
import { namedAddress } from '@/domain/people/email-address'
import { TextField } from '@/form/text-field'
import type { Elements } from '@/ui/elements'
import type { EmailFields } from './email-kind'

interface RecipientFieldsProps<Fields extends EmailFields> {
  form: UseFormReturn<Fields, unknown, Fields>
  addressAdvice: Elements
}

/** Name and address of a recipient. An address pasted as `Name <address>` also fills in an empty name. */
export function RecipientFields<Fields extends EmailFields>({ form, addressAdvice }: RecipientFieldsProps<Fields>) {
  const { control, getValues, setValue, watch } = form
  const { isSubmitted } = form.formState
  // Safe casts: these are the names of two text fields.
  const [name, email] = ['name', 'email'] as [FieldPath<Fields>, FieldPath<Fields>]
  const typed: string = watch(email)

  useEffect(() => {
    const named = namedAddress(typed)
    if (!named) return
    const write = (field: FieldPath<Fields>, text: string) =>
      setValue(field, text as PathValue<Fields, typeof field>, { shouldDirty: true, shouldValidate: isSubmitted })
    write(email, named.email)
    if (named.name !== '' && getValues(name).trim() === '') write(name, named.name)
  }, [typed, name, email, isSubmitted, getValues, setValue])

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
