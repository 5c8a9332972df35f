import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'

/** A value shown but not editable here; long titles are shown in full. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return <Field label={label}>{(control) => <TextArea {...control} rows={1} readOnly value={value} />}</Field>
}
