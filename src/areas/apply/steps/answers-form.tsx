import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { Control } from 'react-hook-form'
import type { ApplicationForm } from '@/domain/application-form'
import { messages } from '@/domain/messages'
import { validateStep } from '@/domain/validation'
import { Form } from '@/form/form'
import { useCheckedForm } from '@/form/use-checked-form'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'
import { StepActions } from './step-actions'
import { useGoToNext } from './use-go-to-next'

export type AnswersControl = Control<ApplicationForm, unknown, ApplicationForm>

interface AnswersFormProps {
  children: (control: AnswersControl) => ReactNode
  /** Brings a field that is not shown into sight. */
  onReveal?: (name: string) => void
  /** The alert where the step does not pass (spec 5). */
  missing?: string
  /** The alert where it was submitted from a field, with Enter, and not with Next. */
  missingOnSubmit?: string
}

/** The answers of one step: every change goes into the draft at once, Next passes when the rules of spec 5 do. */
export function AnswersForm(props: AnswersFormProps) {
  const { edition } = useApplication().state
  return <AnswersOfEdition key={edition} {...props} />
}

function AnswersOfEdition(props: AnswersFormProps) {
  const { children, onReveal, missing = messages.form.missingOnNext, missingOnSubmit = missing } = props
  const { draft, state, step, variant } = useApplication()
  const alerts = useAlerts()
  const goToNext = useGoToNext()
  const form = useCheckedForm<ApplicationForm>((values) => validateStep(step, values, state.files, variant), state.form)
  const cameFromAField = useRef(false)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // The form goes on changing its own object, so the draft gets one of its own.
        callback: ({ values }) => draft.change(structuredClone(values)),
      }),
    [form, draft],
  )

  const fail = () => {
    draft.complete(step, false)
    void alerts.show(cameFromAField.current ? missingOnSubmit : missing, { tone: 'error' })
  }
  return (
    <div
      onSubmitCapture={(event: SubmitEvent<HTMLElement>) => {
        cameFromAField.current =
          document.activeElement?.matches('input') === true && event.target.contains(document.activeElement)
      }}
    >
      <Form
        form={form}
        busy={false}
        submitError={null}
        onSubmit={goToNext}
        onInvalid={fail}
        onReveal={onReveal}
        actions={<StepActions />}
      >
        {children(form.control)}
      </Form>
    </div>
  )
}
