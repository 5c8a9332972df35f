import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldSettings } from '@/form/use-field'
import type { PdfWarning } from '@/pdf/inspect-pdf'
import { checkDocument, type AcceptedDocument, type DocumentEnding } from './check-document'
import { DocumentDrop } from './document-drop'

export const PHOTOS_HINT = 'Photos of the pages work too.'

interface DocumentFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  endings: readonly DocumentEnding[]
  /** If true, the value is an array of files. Otherwise it is one file or null. */
  multiple?: boolean
}

export function DocumentField<In extends FieldValues, Out>(props: DocumentFieldProps<In, Out>) {
  const { endings, multiple = false } = props
  const {
    value,
    bindings: { onChange, ref },
    fieldProps,
  } = useField({ ...props, hint: [props.hint, endings.includes('pdf') && PHOTOS_HINT].filter(Boolean).join(' ') })
  const files = [value].flat().filter((item) => item instanceof File)
  const [warnings, setWarnings] = useState<ReadonlyMap<File, PdfWarning | undefined>>(new Map())
  return (
    <DocumentDrop<AcceptedDocument>
      {...fieldProps}
      ref={ref}
      endings={endings}
      multiple={multiple}
      files={files}
      warnings={files.map((file) => warnings.get(file))}
      inspect={(file) => checkDocument(file, endings)}
      onTake={(file, { warning }) => setWarnings((earlier) => new Map(earlier).set(file, warning))}
      onChange={(chosen) => onChange(multiple ? chosen : (chosen[0] ?? null))}
    />
  )
}
