import { FileText, Upload, X } from 'lucide-react'
import { useId, useState, type DragEvent, type Ref } from 'react'
import { formatBytes } from '@/lib/bytes'
import { classNames } from '@/lib/class-names'
import { readDroppedFiles } from '@/lib/dropped-files'
import { getFingerprint } from '@/lib/unique-files'
import { Field } from './field'
import { IconButton } from './icon-button'

interface FileDropProps {
  label: string
  files: ReadonlyArray<File>
  /** Called with added files and names of dropped folders. Drops ignore `accept` and `multiple`, and may be empty. */
  onAdd: (files: readonly File[], folders: readonly string[]) => void
  onRemove: (file: File) => void
  /** File extensions and types that the file chooser offers: `.pdf,image/png`. */
  accept?: string | undefined
  multiple?: boolean
  /** Lets the file chooser select several files, if several of them can become one. */
  selectsSeveral?: boolean
  hint?: string | undefined
  /** Names of files that are being checked and are not chosen yet. */
  checking?: string | undefined
  error?: string | undefined
  /** A warning about the file; it does not prevent submitting. */
  advice?: string | undefined
  optional?: boolean
  /** Why no file can be chosen now; replaces the hint. */
  disabledReason?: string | undefined
  /** The id of the file input, if a link from an error has to target it. */
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** A drop zone with a button that opens the native file input. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    files,
    onAdd,
    onRemove,
    accept,
    multiple = false,
    selectsSeveral = multiple,
    checking,
    disabledReason,
    error,
    optional,
    id,
    ref,
  } = props
  const generatedId = useId()
  const inputId = id ?? generatedId
  const [isDragOver, setDragOver] = useState(false)
  const isBlocked = disabledReason !== undefined

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    if (isBlocked) return
    const { files: droppedFiles, folders } = readDroppedFiles(event.dataTransfer)
    onAdd(droppedFiles, folders)
  }

  return (
    <Field
      label={label}
      hint={disabledReason ?? props.hint}
      error={error}
      advice={props.advice}
      optional={optional ?? false}
      id={inputId}
    >
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setDragOver(!isBlocked)
          }}
          onDragLeave={() => setDragOver(false)}
          onDrop={onDrop}
          className={classNames(
            'relative grid gap-3 rounded-card border border-dashed p-4 transition-colors duration-150',
            isDragOver ? 'border-accent bg-accent-soft' : error === undefined ? 'border-rule-strong' : 'border-refused',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <input
              {...control}
              ref={ref}
              type="file"
              accept={accept}
              multiple={selectsSeveral}
              aria-disabled={isBlocked || undefined}
              onClick={(event) => {
                if (isBlocked) event.preventDefault()
              }}
              onKeyDown={(event) => {
                // Not every browser opens the chooser with Enter.
                if (event.key !== 'Enter') return
                event.preventDefault()
                event.currentTarget.click()
              }}
              onChange={(event) => {
                const chosenFiles = Array.from(event.target.files ?? [])
                if (chosenFiles.length > 0 && !isBlocked) onAdd(chosenFiles, [])
                // Reset, so that the same file can be chosen again after it was removed or corrected.
                event.target.value = ''
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={inputId}
              aria-hidden
              className="button peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
              data-variant={isBlocked ? 'blocked' : undefined}
              data-size="small"
            >
              <Upload aria-hidden size={16} />
              <span>{files.length === 0 || multiple ? 'Choose a file' : 'Choose another file'}</span>
            </label>
            <span aria-hidden className="text-sm text-ink-soft">
              {isDragOver ? 'Let go to add it' : 'or drop it here'}
            </span>
          </div>
          {files.length > 0 && <ChosenFiles files={files} onRemove={onRemove} />}
          {checking !== undefined && (
            <p className="text-sm wrap-anywhere text-ink-soft">{`Looking into ${checking}`}</p>
          )}
        </div>
      )}
    </Field>
  )
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  return (
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={getFingerprint(file)} className="flex items-center gap-3 border-t border-rule pt-1">
          <FileText aria-hidden size={20} className="shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span>{file.name}</span>{' '}
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
          </span>
          <IconButton label={`Remove ${file.name}`} icon={<X aria-hidden size={18} />} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
