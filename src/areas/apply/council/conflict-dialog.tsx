import { useState } from 'react'
import { FILE_FIELDS, fillMissingLists, type ApplicationForm } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import type { FormPart } from '@/domain/application/form-parts'
import { isInConflict } from '@/features/drafts/council-news'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { RadioGroup } from '@/ui/radio-group'
import { useApplication } from '../application-context'
import { formatFileFacts } from '../fields/format-file-facts'
import { useFacultyNames } from '../fields/use-faculty-names'

type Choice = 'this-page' | 'other-device'

interface ConflictDialogProps {
  open: boolean
  onClose: () => void
}

/** Shows both values of each field that was changed on this device and another one. Sends nothing. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { state } = useApplication()
  return isInConflict(state) ? <ConflictForm {...props} /> : null
}

function ConflictForm({ open, onClose }: ConflictDialogProps) {
  const { draft, state } = useApplication()
  const { form: formConflict, files } = state.news.conflicts
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const councilForm = formConflict ? fillMissingLists(formConflict.council) : state.form
  const localNames = useFacultyNames(state.form)
  const councilNames = useFacultyNames(councilForm)
  const formatPart = (part: FormPart, form: ApplicationForm, { faculty, department }: typeof localNames) =>
    part.key === 'faculty' && faculty !== undefined
      ? [faculty, department].filter(Boolean).join(', ')
      : part.summarise(form)

  const conflicts = [
    ...(formConflict?.parts ?? []).map((part) => ({
      label: part.label,
      localText: formatPart(part, state.form, localNames),
      councilText: formatPart(part, councilForm, councilNames),
    })),
    ...FILE_FIELDS.filter((field) => files[field]).map((field) => ({
      label: getLabel(field),
      localText: formatFileFacts(state.facts[field]),
      councilText: formatFileFacts(files[field]),
    })),
  ]
  const isIncomplete = conflicts.some(({ label }) => choices[label] === undefined)

  const applyChoices = () => {
    const labels = conflicts.map(({ label }) => label)
    draft.resolveConflicts(new Set(labels.filter((label) => choices[label] === 'other-device')))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title="Changed here and on another device"
      footer={
        <Button
          variant="primary"
          disabledReason={isIncomplete ? 'Choose one of the two for each field.' : undefined}
          onClick={applyChoices}
        >
          Use these
        </Button>
      }
    >
      <p className="mb-4">Choose what to keep. Nothing is sent before you save or submit it.</p>
      <div className="grid gap-6">
        {conflicts.map(({ label, localText, councilText }) => (
          <RadioGroup
            key={label}
            legend={label}
            name={`keep ${label}`}
            value={choices[label] ?? ''}
            options={[
              { value: 'this-page', label: 'On this page', hint: localText || 'Empty' },
              { value: 'other-device', label: 'From the other device', hint: councilText || 'Empty' },
            ]}
            onChange={(choice) => setChoices({ ...choices, [label]: choice as Choice })}
          />
        ))}
      </div>
    </Dialog>
  )
}
