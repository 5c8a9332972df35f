import { useState } from 'react'
import { FILE_FIELDS, wholeForm, type ApplicationForm } from '@/domain/application/application-form'
import { labelOf } from '@/domain/application/form-entries'
import type { FormPart } from '@/domain/application/form-parts'
import { isInConflict } from '@/features/drafts/council-news'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { RadioGroup } from '@/ui/radio-group'
import { useApplication } from '../application-context'
import { fileWords } from '../fields/file-words'
import { useChosenNames } from '../fields/use-chosen-names'

type Choice = 'here' | 'there'

interface ConflictDialogProps {
  open: boolean
  onClose: () => void
}

/** Shows both values of each field that was changed here and with the council. Sends nothing. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { state } = useApplication()
  return isInConflict(state) ? <Questions {...props} /> : null
}

function Questions({ open, onClose }: ConflictDialogProps) {
  const { draft, state } = useApplication()
  const { form: inForm, files } = state.news.conflicts
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const theirs = inForm ? wholeForm(inForm.council) : state.form
  const namesHere = useChosenNames(state.form)
  const namesThere = useChosenNames(theirs)
  const words = (part: FormPart, form: ApplicationForm, { faculty, department }: typeof namesHere) =>
    part.key === 'faculty' && faculty !== undefined
      ? [faculty, department].filter(Boolean).join(', ')
      : part.words(form)

  const questions = [
    ...(inForm?.parts ?? []).map((part) => ({
      label: part.label,
      here: words(part, state.form, namesHere),
      there: words(part, theirs, namesThere),
    })),
    ...FILE_FIELDS.filter((field) => files[field]).map((field) => ({
      label: labelOf(field),
      here: fileWords(state.facts[field]),
      there: fileWords(files[field]),
    })),
  ]
  const isOpen = questions.some(({ label }) => choices[label] === undefined)

  const settle = () => {
    draft.settle(new Set(questions.map(({ label }) => label).filter((label) => choices[label] === 'there')))
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
          disabledReason={isOpen ? 'Choose one of the two for each field.' : undefined}
          onClick={settle}
        >
          Use these
        </Button>
      }
    >
      <p className="mb-4">Choose what to keep. Nothing is sent before you save or submit it.</p>
      <div className="grid gap-6">
        {questions.map(({ label, here, there }) => (
          <RadioGroup
            key={label}
            legend={label}
            name={`keep ${label}`}
            value={choices[label] ?? ''}
            options={[
              { value: 'here', label: 'On this page', hint: here || 'Empty' },
              { value: 'there', label: 'From the other device', hint: there || 'Empty' },
            ]}
            onChange={(choice) => setChoices({ ...choices, [label]: choice as Choice })}
          />
        ))}
      </div>
    </Dialog>
  )
}
