import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { Control } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { ApplicationForm } from '@/domain/application-form'
import { messages } from '@/domain/messages'
import { validateStep } from '@/domain/validation'
import { Form } from '@/form/form'
import { useCheckedForm } from '@/form/use-checked-form'
import { goToOf, useApplication } from '../application-context'
import { StepActions } from './step-actions'
import { stepAfter } from './step-paths'
import { useGoToNext } from './use-go-to-next'

export type AnswersControl = Control<ApplicationForm, unknown, ApplicationForm>

interface AnswersFormProps {
  children: (control: AnswersControl) => ReactNode
  /** Stands in a new application before anything was entered, and is kept with the first change. */
  known?: Partial<ApplicationForm>
  /** The catalogue's text where the step does not pass. */
  missing?: string
  /** The text where it was submitted from a field, with Enter, and not with Next. */
  missingOnSubmit?: string
}

/** The answers of one step: every change goes into the draft at once, Next passes when the rules of the step do. */
export function AnswersForm(props: AnswersFormProps) {
  const { edition } = useApplication().state
  return <AnswersOfEdition key={edition} {...props} />
}

function AnswersOfEdition(props: AnswersFormProps) {
  const { children, known, missing = messages.form.missingOnNext, missingOnSubmit = missing } = props
  const { draft, state, step, variant, rules } = useApplication()
  const goTo = goToOf(useLocation().state)
  const goToNext = useGoToNext()
  const isBlank = variant === 'new' && state.saved.state === 'nothing'
  const form = useCheckedForm<ApplicationForm>(
    (values) => validateStep(step, values, state.files, rules),
    isBlank ? { ...state.form, ...known } : state.form,
  )
  const cameFromAField = useRef(false)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // The form goes on changing its own object, so the draft gets one of its own.
        callback: ({ values }) => {
          draft.change(structuredClone(values))
          // The last step has no Next to pass.
          if (!stepAfter(step)) draft.complete(step, validateStep(step, values, {}, rules).length === 0)
        },
      }),
    [form, draft, step, rules],
  )

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
        goTo={goTo}
        submitError={null}
        onSubmit={goToNext}
        invalidText={() => (cameFromAField.current ? missingOnSubmit : missing)}
        onInvalid={() => draft.complete(step, false)}
        actions={<StepActions />}
      >
        {children(form.control)}
      </Form>
    </div>
  )
}
