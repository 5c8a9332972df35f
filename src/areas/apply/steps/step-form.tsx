import { useContext, useEffect, useMemo, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Control } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useServices } from '@/api/services'
import type { ApplicationForm } from '@/domain/application/application-form'
import { validateStep } from '@/domain/application/validation'
import { formatWarnings, type FormatWarning } from '@/domain/texts/format-warnings'
import { messages } from '@/domain/texts/messages'
import { getCouncilDay } from '@/council-time'
import { ControlLinks } from '@/form/error-summary'
import { Form } from '@/form/form'
import { getFieldId, FormContext } from '@/form/form-context'
import { useCheckedForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import type { Elements } from '@/ui/elements'
import { useApplication } from '../application-context'
import { StepActions, useGoToNext } from './step-actions'
import { parseGoTo, getNextStep } from './step-paths'

export type StepControl = Control<ApplicationForm, unknown, ApplicationForm>

interface StepFormProps {
  children: (control: StepControl) => Elements
  /** Error text if the step is not valid. */
  missingText?: string
  /** Error text if the form was submitted with Enter in a field instead of Next. */
  missingTextOnEnter?: string
}

/** Writes every change to the draft immediately. Next continues if the step is valid. */
export function StepForm(props: StepFormProps) {
  const { edition } = useApplication().state
  return <StepFormOfEdition key={edition} {...props} />
}

function StepFormOfEdition(props: StepFormProps) {
  const { children, missingText = messages.form.missingOnNext, missingTextOnEnter = missingText } = props
  const { draft, state, step, rules } = useApplication()
  const { now } = useServices()
  const goTo = parseGoTo(useLocation().state)
  const goToNext = useGoToNext()
  const form = useCheckedForm<ApplicationForm>((values) => validateStep(step, values, state.files, rules), state.form)
  // Memoised: every keystroke changes the draft, but must not re-render all fields.
  const fields = useMemo(() => children(form.control), [children, form.control])
  const isSubmittedByEnter = useRef(false)
  const [listedWarnings, setListedWarnings] = useState<readonly FormatWarning[]>([])
  const warningList = useRef<HTMLDivElement>(null)
  const findWarnings = (values: ApplicationForm) =>
    formatWarnings(values, getCouncilDay(now())).filter((warning) => warning.step === step)

  const warnOrGoToNext = (values: ApplicationForm) => {
    const warnings = findWarnings(values)
    // The last step has no Next: it confirms warnings before it sends.
    if (!getNextStep(step) || warnings.every((warning) => includesWarning(listedWarnings, warning))) return goToNext()
    flushSync(() => setListedWarnings(warnings))
    warningList.current?.focus()
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // React Hook Form mutates its values object, so the draft gets a copy.
        callback: ({ values }) => {
          draft.change(structuredClone(values))
          // The last step has no Next, so its completion is updated on every change.
          if (!getNextStep(step)) draft.setCompleted(step, validateStep(step, values, {}, rules).length === 0)
        },
      }),
    [form, draft, step, rules],
  )

  return (
    <div
      onSubmitCapture={(event: SubmitEvent<HTMLElement>) => {
        isSubmittedByEnter.current =
          document.activeElement?.matches('input') === true && event.target.contains(document.activeElement)
      }}
    >
      <Form
        form={form}
        busy={false}
        focusedField={goTo}
        submitError={null}
        onSubmit={warnOrGoToNext}
        invalidText={() => (isSubmittedByEnter.current ? missingTextOnEnter : missingText)}
        onInvalid={() => draft.setCompleted(step, false)}
        actions={<StepActions />}
      >
        {fields}
        <FormatWarnings
          ref={warningList}
          warnings={
            listedWarnings.length === 0
              ? []
              : findWarnings(state.form).filter((warning) => includesWarning(listedWarnings, warning))
          }
        />
      </Form>
    </div>
  )
}

const includesWarning = (warnings: readonly FormatWarning[], { field, message }: FormatWarning): boolean =>
  warnings.some((warning) => warning.field === field && warning.message === message)

interface FormatWarningsProps {
  warnings: readonly FormatWarning[]
  ref: Ref<HTMLDivElement>
}

/** Lists values of the step that look wrong. After they were listed, Next continues. */
function FormatWarnings({ warnings, ref }: FormatWarningsProps) {
  const { formId } = useContext(FormContext)
  if (warnings.length === 0) return null
  const items = warnings.map(({ field, label, message }) => ({
    name: field,
    controlId: getFieldId(formId, field),
    text: `${label}: ${message}`,
  }))
  return (
    <div ref={ref} role="group" aria-label="Answers to check" tabIndex={-1}>
      <Banner tone="warning" title="Please check these answers.">
        <ControlLinks items={items} />
        <p className="mt-2">You can go on. If they are right, press Next again.</p>
      </Banner>
    </div>
  )
}
