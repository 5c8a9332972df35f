import type { Control } from 'react-hook-form'
import { DocumentDrop } from '@/features/files/document-drop'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import type { FileField } from '@/domain/application/application-form'
import type { PdfSpec } from '@/domain/application/field-spec'
import { guidance } from '@/domain/texts/guidance'
import { useField } from '@/form/use-field'
import { inspectPdf, type PdfInspection } from '@/pdf/inspect-pdf'
import { useApplication } from '../application-context'
import { ChosenPdf } from './chosen-pdf'

export type ChosenFiles = Record<FileField, File | null>

interface PdfFieldProps {
  control: Control<ChosenFiles, unknown, ChosenFiles>
  name: FileField
}

/** Inspects a chosen file first; if it is rejected, the previous file stays. */
export function PdfField({ control, name }: PdfFieldProps) {
  const { draft, state } = useApplication()
  const { label, hint }: PdfSpec = APPLICATION_FIELDS[name]
  const {
    value,
    bindings: { onChange, ref },
    shell,
  } = useField({ control, name, label, hint })
  const chosen = value instanceof File ? value : null
  const files = chosen ? [chosen] : []
  const isLost = state.toChooseAgain.includes(name)
  const lost = isLost ? guidance.fileToChooseAgain(label) : undefined
  return (
    <div className="grid gap-3">
      <DocumentDrop<Extract<PdfInspection, { ok: true }>>
        {...shell}
        ref={ref}
        endings={['pdf']}
        files={files}
        error={shell.error ?? lost}
        warnings={chosen ? [state.facts[name]?.warning] : []}
        inspect={inspectPdf}
        onTake={(file, { pages, warning }) => draft.chooseFile(name, file, pages, warning)}
        onChange={([file = null]) => {
          if (!file) draft.removeFile(name)
          onChange(file)
        }}
      />
      {chosen && (
        <ChosenPdf
          file={chosen}
          label={label}
          pages={state.facts[name]?.pages}
          isUnstored={state.unstored.includes(name)}
        />
      )}
    </div>
  )
}
