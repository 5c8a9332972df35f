import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import type { FileField } from '@/domain/application-form'
import { FIELD_LABELS } from '@/domain/application-steps'
import { guidance } from '@/domain/guidance'
import { useHoldSubmit } from '@/form/use-hold-submit'
import { useField } from '@/form/use-field'
import { inspectPdf } from '@/pdf/inspect-pdf'
import { useAnnounce } from '@/ui/announcer'
import { FileDrop } from '@/ui/file-drop'
import { useApplication } from '../application-context'
import { ChosenPdf } from './chosen-pdf'

export type ChosenFiles = Record<FileField, File | null>

interface PdfFieldProps {
  control: Control<ChosenFiles, unknown, ChosenFiles>
  name: FileField
  hint?: string
}

/** One of the four PDFs. It is looked into before it is taken; while one is refused, the good one before it stays. */
export const PdfField = ({ control, name, hint }: PdfFieldProps) => {
  const { draft, state } = useApplication()
  const label = FIELD_LABELS[name]
  const {
    value,
    bindings: { onChange, ref },
    shell,
  } = useField({ control, name, label, hint })
  const announce = useAnnounce()
  const holdSubmit = useHoldSubmit()
  const [refusal, setRefusal] = useState<string>()
  const [looking, setLooking] = useState<string>()
  const lastChosen = useRef<File>(null)
  const chosen = value instanceof File ? value : null
  const isLost = state.toChooseAgain.includes(name)

  const choose = async (file: File): Promise<boolean> => {
    lastChosen.current = file
    setRefusal(undefined)
    setLooking(file.name)
    const found = await inspectPdf(file)
    // A file chosen while this one was looked into has taken its place.
    if (lastChosen.current !== file) return true
    setLooking(undefined)
    if (found.ok) {
      draft.chooseFile(name, file, found.pages)
      onChange(file)
      announce(`${file.name} chosen`)
    } else {
      const kept = chosen ? ` ${chosen.name} is still chosen.` : ''
      setRefusal(`${file.name}: ${found.text}${kept}`)
      announce(`${file.name} was not taken. ${found.text}`)
    }
    return found.ok
  }

  const remove = () => {
    setRefusal(undefined)
    draft.removeFile(name)
    onChange(null)
  }

  const lost = isLost ? guidance.fileToChooseAgain(label) : undefined
  return (
    <div className="grid gap-3">
      <FileDrop
        {...shell}
        ref={ref}
        accept="application/pdf,.pdf"
        files={chosen ? [chosen] : []}
        error={refusal ?? shell.error ?? lost}
        onFiles={([file]) => {
          if (!file) remove()
          else if (file !== chosen) holdSubmit(choose(file))
        }}
      />
      {looking !== undefined && <p className="text-sm text-ink-soft">Looking into {looking}</p>}
      {chosen && (
        <ChosenPdf
          file={chosen}
          label={label}
          pages={state.facts[name]?.pages}
          isUnkept={state.unkept.includes(name)}
        />
      )}
    </div>
  )
}
