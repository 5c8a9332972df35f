import type { ComponentProps } from 'react'
import { DateField } from '@/form/date-field'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { RowsField } from '@/form/rows-field'
import { SelectField } from '@/form/select-field'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import { useCheckedForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'

// A type and not an interface: forms need an index signature.
export type ApplicationValues = {
  title: string
  summary: string
  faculty: string
  begins: string
  supervised: string
  amounts: { purpose: string; amount: string }[]
}

const BLANK: ApplicationValues = {
  title: '',
  summary: '',
  faculty: '',
  begins: '',
  supervised: '',
  amounts: [{ purpose: '', amount: '' }],
}

function check(values: ApplicationValues) {
  const required = [
    ['title', 'Project title is required'],
    ['faculty', 'Faculty is required'],
    ['supervised', 'Say whether the project is supervised'],
  ] as const
  return [
    ...required.flatMap(([field, message]) => (values[field] === '' ? [{ field, message }] : [])),
    ...values.amounts.flatMap(({ amount }, index) =>
      /^\d+$/.test(amount) ? [] : [{ field: `amounts.${index}.amount`, message: 'Amount must be a valid number.' }],
    ),
  ]
}

type ApplicationFormProps = Omit<
  ComponentProps<typeof Form<ApplicationValues, ApplicationValues>>,
  'form' | 'children'
> & {
  title?: string
}

export function ApplicationForm({ title = '', ...props }: ApplicationFormProps) {
  const form = useCheckedForm<ApplicationValues>(check, { ...BLANK, title })
  const { control } = form
  return (
    <Form
      {...props}
      form={form}
      actions={
        <Button type="submit" variant="primary" busy={props.busy} busyLabel="Sending...">
          Send
        </Button>
      }
    >
      <TextField control={control} name="title" label="Project title" />
      <TextAreaField control={control} name="summary" label="Summary" max={4000} optional />
      <SelectField
        control={control}
        name="faculty"
        label="Faculty"
        placeholder="Choose a faculty"
        options={[{ value: 'agriculture', label: 'Agriculture' }]}
      />
      <DateField control={control} name="begins" label="Begins on" optional />
      <RadioField
        control={control}
        name="supervised"
        label="Is the project supervised?"
        inline
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <RowsField
        control={control}
        name="amounts"
        label="Amounts"
        rowLabel="Amount row"
        addLabel="Add an amount"
        newRow={{ purpose: '', amount: '' }}
      >
        {(index) => (
          <>
            <TextField control={control} name={`amounts.${index}.purpose`} label="Purpose" />
            <NumberTextField control={control} name={`amounts.${index}.amount`} label="Amount" />
          </>
        )}
      </RowsField>
    </Form>
  )
}
