import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import type { FileField } from '@/domain/application/application-form'
import type { PdfSpec } from '@/domain/application/field-spec'
import { guidance } from '@/domain/texts/guidance'
import { getUnrestoredFiles } from '@/features/drafts/draft-state'
import { DocumentDrop } from '@/features/files/document-drop'
import { useField } from '@/form/use-field'
import { formatCount } from '@/lib/format'
import { ensureReadable } from '@/lib/readable-file'
import { inspectPdf, type PdfInspection } from '@/pdf/inspect-pdf'
import { LazyPdfPreview } from '@/pdf/lazy-pdf-preview'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useApplication } from '../application-context'

export type ChosenFiles = Record<FileField, File | null>

interface PdfFieldProps {
  control: Control<ChosenFiles, unknown, ChosenFiles>
  name: FileField
}

/** Inspects a chosen file before it replaces the previous one. */
export function PdfField({ control, name }: PdfFieldProps) {
  const { draft, state } = useApplication()
  const { label, hint }: PdfSpec = APPLICATION_FIELDS[name]
  const {
    value,
    bindings: { onChange, ref },
    fieldProps,
  } = useField({ control, name, label, hint })
  const chosen = value instanceof File ? value : null
  const files = chosen ? [chosen] : []
  const cannotRestore = getUnrestoredFiles(state).includes(name)
  const restoreError = cannotRestore ? guidance.fileToChooseAgain(label) : undefined
  return (
    <div className="grid gap-3">
      <DocumentDrop<Extract<PdfInspection, { ok: true }>>
        {...fieldProps}
        ref={ref}
        endings={['pdf']}
        files={files}
        error={fieldProps.error ?? restoreError}
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
          isUnstored={state.unstoredFiles.includes(name)}
        />
      )}
    </div>
  )
}

interface ChosenPdfProps {
  file: File
  label: string
  pages: number | undefined
  isUnstored: boolean
}

function ChosenPdf({ file, label, pages, isUnstored }: ChosenPdfProps) {
  const [isOpen, setOpen] = useState(false)
  const [lostFile, setLostFile] = useState<File>()
  // Restored files are read from IndexedDB, which may have lost their content.
  const openPreview = () =>
    ensureReadable([file]).then(
      () => setOpen(true),
      () => setLostFile(file),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {pages !== undefined && <span className="tabular-nums">{formatCount(pages, 'page', 'pages')}</span>}
      <Button
        variant="quiet"
        size="small"
        icon={<Eye aria-hidden size={16} />}
        aria-label={`Preview ${label}`}
        onClick={() => void openPreview()}
      >
        Preview
      </Button>
      {lostFile === file && (
        <p role="alert" className="text-refused">
          {guidance.fileLost(file.name).happened}
        </p>
      )}
      {isUnstored && (
        <p role="status" className="text-waiting">
          This device could not keep the file. Choose it again if you close this page.
        </p>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} size="wide">
        <LazyPdfPreview file={file} label={label} />
      </Dialog>
    </div>
  )
}
