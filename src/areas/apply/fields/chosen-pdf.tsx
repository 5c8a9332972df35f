import { Eye } from 'lucide-react'
import { useState } from 'react'
import { guidance } from '@/domain/texts/guidance'
import { ensureReadable } from '@/lib/readable-file'
import { PdfPreview } from '@/pdf/pdf-preview-later'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { pageCount } from './page-count'

interface ChosenPdfProps {
  file: File
  label: string
  pages: number | undefined
  isUnstored: boolean
}

export function ChosenPdf({ file, label, pages, isUnstored }: ChosenPdfProps) {
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<File>()
  // Restored files are read from IndexedDB, which may have lost their content.
  const open = () =>
    ensureReadable([file]).then(
      () => setOpen(true),
      () => setLost(file),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {pages !== undefined && <span className="tabular-nums">{pageCount(pages)}</span>}
      <Button
        variant="quiet"
        size="small"
        icon={<Eye aria-hidden size={16} />}
        aria-label={`Preview ${label}`}
        onClick={() => void open()}
      >
        Preview
      </Button>
      {lost === file && (
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
        <PdfPreview file={file} label={label} />
      </Dialog>
    </div>
  )
}
