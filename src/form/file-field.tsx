import type { FieldValues } from 'react-hook-form'
import { FileDrop } from '@/ui/file-drop'
import { useField, type FieldSettings } from './use-field'

interface FileFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** What the file chooser offers first; the schema decides what is taken. */
  accept?: string
}

/** One file, or null. */
export function FileField<In extends FieldValues, Out>(props: FileFieldProps<In, Out>) {
  const { value, bindings, shell } = useField(props)
  const { ref, onChange } = bindings
  return (
    <FileDrop
      {...shell}
      ref={ref}
      accept={props.accept}
      files={value instanceof File ? [value] : []}
      onFiles={([file]) => onChange(file ?? null)}
    />
  )
}
