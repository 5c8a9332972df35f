import { useServices } from '@/api/services'
import { getCouncilDay } from '@/council-time'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { YES_NO, type RowListName, type RowOf } from '@/domain/application/application-form'
import type { TextSpec } from '@/domain/application/field-spec'
import { cellPath, columnsOf, entryAt, type CellPath, type EntryPath } from '@/domain/application/form-entries'
import { adviceOn } from '@/domain/texts/format-warnings'
import { wholeAmount } from '@/domain/money/money'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { SelectField } from '@/form/select-field'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import type { StepControl } from '../steps/step-form'

/** Presentation of a field, besides its entry in the field table. */
interface Look {
  placeholder?: string
  autoComplete?: string
  rows?: number
}

export function ApplicationField({ control, name, ...look }: Look & { control: StepControl; name: EntryPath }) {
  const entry = entryAt(name)
  if (!entry) throw new Error(`The form has no field ${name}`)
  const { spec } = entry
  return <SpecField control={control} name={name} spec={spec} optional={spec.required === undefined} {...look} />
}

interface CellFieldProps<List extends RowListName> extends Look {
  control: StepControl
  list: List
  index: number
  column: keyof RowOf<List> & string
}

export function CellField<List extends RowListName>(props: CellFieldProps<List>) {
  const { control, list, index, column, ...look } = props
  const spec = columnsOf(list).find(([name]) => name === column)?.[1]
  if (!spec) throw new Error(`${APPLICATION_FIELDS[list].label} have no column ${column}`)
  return <SpecField control={control} name={cellPath(list, index, column)} spec={spec} optional={false} {...look} />
}

interface SpecFieldProps extends Look {
  control: StepControl
  name: EntryPath | CellPath
  spec: Omit<TextSpec, 'sample'>
  optional: boolean
}

const TYPES = { email: 'email', phone: 'tel', link: 'url' } as const

function SpecField({ control, name, spec, optional, rows = 2, ...look }: SpecFieldProps) {
  const { kind, label, hint, limit, options = [] } = spec
  const field = { control, name, label, hint, optional }
  const { now } = useServices()
  const advise = adviceOn(getCouncilDay(now()))[kind]
  const advice = advise ? { advise } : {}
  switch (kind) {
    case 'longText':
      return <TextAreaField {...field} {...look} rows={rows} {...(limit !== undefined && { max: limit })} />
    case 'yesNo':
      return <RadioField {...field} {...look} options={YES_NO} inline />
    case 'choice':
      return <SelectField {...field} {...look} options={options.map((value) => ({ value, label: value }))} />
    case 'day':
      return <DateField {...field} {...look} {...advice} />
    case 'year':
    case 'months':
      return <NumberTextField {...field} {...look} {...advice} inputMode="numeric" />
    case 'amount':
      return <NumberTextField {...field} {...look} {...advice} read={wholeAmount} />
    case 'email':
    case 'phone':
    case 'link':
      return <TextField {...field} {...look} {...advice} type={TYPES[kind]} />
    case 'text':
    case 'period':
      return <TextField {...field} {...look} {...advice} />
  }
}
