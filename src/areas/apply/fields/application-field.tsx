import { useServices } from '@/api/services'
import { getCouncilDay } from '@/council-time'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { YES_NO, type RowListName, type RowOf } from '@/domain/application/application-form'
import type { TextSpec } from '@/domain/application/field-spec'
import { toCellPath, getColumns, findEntry, type CellPath, type EntryPath } from '@/domain/application/form-entries'
import { adviceOn } from '@/domain/texts/format-warnings'
import { wholeAmount } from '@/domain/money/money'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { SelectField } from '@/form/select-field'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import type { StepControl } from '../steps/step-form'

/** Input props that the table of fields does not define. */
interface Presentation {
  placeholder?: string
  autoComplete?: string
  rows?: number
}

export function ApplicationField({
  control,
  name,
  ...presentation
}: Presentation & { control: StepControl; name: EntryPath }) {
  const entry = findEntry(name)
  if (!entry) throw new Error(`The form has no field ${name}`)
  const { spec } = entry
  return (
    <SpecField control={control} name={name} spec={spec} optional={spec.required === undefined} {...presentation} />
  )
}

interface CellFieldProps<List extends RowListName> extends Presentation {
  control: StepControl
  list: List
  index: number
  column: keyof RowOf<List> & string
}

export function CellField<List extends RowListName>(props: CellFieldProps<List>) {
  const { control, list, index, column, ...presentation } = props
  const spec = getColumns(list).find(([name]) => name === column)?.[1]
  if (!spec) throw new Error(`${APPLICATION_FIELDS[list].label} have no column ${column}`)
  return (
    <SpecField
      control={control}
      name={toCellPath(list, index, column)}
      spec={spec}
      optional={false}
      {...presentation}
    />
  )
}

interface SpecFieldProps extends Presentation {
  control: StepControl
  name: EntryPath | CellPath
  spec: Omit<TextSpec, 'sample'>
  optional: boolean
}

const INPUT_TYPES = { email: 'email', phone: 'tel', link: 'url' } as const

function SpecField({ control, name, spec, optional, rows = 2, ...presentation }: SpecFieldProps) {
  const { kind, label, hint, limit, options = [] } = spec
  const field = { control, name, label, hint, optional }
  const { now } = useServices()
  const advise = adviceOn(getCouncilDay(now()))[kind]
  const adviceProps = advise ? { advise } : {}
  switch (kind) {
    case 'longText':
      return <TextAreaField {...field} {...presentation} rows={rows} {...(limit !== undefined && { max: limit })} />
    case 'yesNo':
      return <RadioField {...field} {...presentation} options={YES_NO} inline />
    case 'choice':
      return <SelectField {...field} {...presentation} options={options.map((value) => ({ value, label: value }))} />
    case 'day':
      return <DateField {...field} {...presentation} {...adviceProps} />
    case 'year':
    case 'months':
      return <NumberTextField {...field} {...presentation} {...adviceProps} inputMode="numeric" />
    case 'amount':
      return <NumberTextField {...field} {...presentation} {...adviceProps} normalise={wholeAmount} />
    case 'email':
    case 'phone':
    case 'link':
      return <TextField {...field} {...presentation} {...adviceProps} type={INPUT_TYPES[kind]} />
    case 'text':
    case 'period':
      return <TextField {...field} {...presentation} {...adviceProps} />
  }
}
