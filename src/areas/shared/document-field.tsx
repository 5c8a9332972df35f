import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useHoldSubmit } from '@/form/use-hold-submit'
import { useField, type FieldSettings } from '@/form/use-field'
import { useAnnounce } from '@/ui/announcer'
import { FileDrop } from '@/ui/file-drop'
import { acceptOf, checkDocument, type DocumentEnding } from './check-document'

interface DocumentFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  endings: readonly DocumentEnding[]
  /** The value is then an array of files, otherwise one file or null. */
  multiple?: boolean
}

/**
 * A field for documents that are looked into as they are chosen. One that cannot be sent is named with what is
 * wrong with it, and what was chosen before stays.
 */
export function DocumentField<In extends FieldValues, Out>(props: DocumentFieldProps<In, Out>) {
  const { endings, multiple = false } = props
  const {
    value,
    bindings: { onChange, ref },
    shell,
  } = useField(props)
  const announce = useAnnounce()
  const holdSubmit = useHoldSubmit()
  const [problem, setProblem] = useState<string>()
  const files = [value].flat().filter((item) => item instanceof File)

  /** Whether all of them can be taken. */
  async function take(chosen: File[]): Promise<boolean> {
    const added = chosen.filter((file) => !files.includes(file))
    const checked = await Promise.all(added.map(async (file) => ({ file, wrong: await checkDocument(file, endings) })))
    const refused = checked.filter(({ wrong }) => wrong !== null)
    const problems = refused.map(({ file, wrong }) => `${file.name}: ${wrong}`).join(' ')
    setProblem(problems || undefined)
    if (problems !== '') announce(problems)
    const kept = chosen.filter((file) => !refused.some((one) => one.file === file))
    if (kept.length > 0 || added.length === 0) onChange(multiple ? kept : (kept[0] ?? null))
    return problems === ''
  }

  return (
    <FileDrop
      {...shell}
      ref={ref}
      accept={acceptOf(endings)}
      multiple={multiple}
      files={files}
      error={problem ?? shell.error}
      onFiles={(chosen) => holdSubmit(take(chosen))}
    />
  )
}
