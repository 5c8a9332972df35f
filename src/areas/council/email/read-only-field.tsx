import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'

/** Uses a textarea, which shows long titles in full. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return <Field label={label}>{(control) => <TextArea {...control} rows={1} readOnly value={value} />}</Field>
}
