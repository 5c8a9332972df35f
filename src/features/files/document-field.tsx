import type { FieldValues } from 'react-hook-form'
import { useField, type FieldSettings } from '@/form/use-field'
import { FileDrop } from '@/ui/file-drop'
import { acceptOf, checkDocument, type DocumentEnding } from './check-document'
import { largeFileAdvice } from './large-file'
import { useCheckedFiles } from './use-checked-files'

interface DocumentFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  endings: readonly DocumentEnding[]
  /** The value is then an array of files, otherwise one file or null. */
  multiple?: boolean
}

/**
 * A field for documents, which are checked when they are chosen. For one that cannot be sent it shows what is wrong, and
 * the earlier choice stays.
 */
export function DocumentField<In extends FieldValues, Out>(props: DocumentFieldProps<In, Out>) {
  const { endings, multiple = false } = props
  const {
    value,
    bindings: { onChange, ref },
    shell,
  } = useField(props)
  const files = [value].flat().filter((item) => item instanceof File)
  const { onAdd, onRemove, refusal, checking } = useCheckedFiles({
    files,
    multiple,
    inspect: (file) => checkDocument(file, endings),
    onChange: (chosen) => onChange(multiple ? chosen : (chosen[0] ?? null)),
  })
  return (
    <FileDrop
      {...shell}
      ref={ref}
      accept={acceptOf(endings)}
      multiple={multiple}
      files={files}
      error={refusal ?? shell.error}
      advice={largeFileAdvice(files)}
      checking={checking}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  )
}
