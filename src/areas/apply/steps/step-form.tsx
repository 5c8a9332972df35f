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
import { fieldId, FormContext } from '@/form/form-context'
import { useCheckedForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import type { Elements } from '@/ui/elements'
import { useApplication } from '../application-context'
import { StepActions, useGoToNext } from './step-actions'
import { goToOf, stepAfter } from './step-paths'

export type StepControl = Control<ApplicationForm, unknown, ApplicationForm>

interface StepFormProps {
  children: (control: StepControl) => Elements
  /** Error text if the step is not valid. */
  missing?: string
  /** Error text if the form was submitted from a field with Enter instead of Next. */
  missingOnSubmit?: string
}

/** Writes every change to the draft at once. Next continues if the step is valid. */
export function StepForm(props: StepFormProps) {
  const { edition } = useApplication().state
  return <StepFormOfEdition key={edition} {...props} />
}

function StepFormOfEdition(props: StepFormProps) {
  const { children, missing = messages.form.missingOnNext, missingOnSubmit = missing } = props
  const { draft, state, step, rules } = useApplication()
  const { now } = useServices()
  const goTo = goToOf(useLocation().state)
  const goToNext = useGoToNext()
  const form = useCheckedForm<ApplicationForm>((values) => validateStep(step, values, state.files, rules), state.form)
  // Every keystroke changes the draft, but must not render all fields.
  const fields = useMemo(() => children(form.control), [children, form.control])
  const cameFromAField = useRef(false)
  const [listed, setListed] = useState<readonly FormatWarning[]>([])
  const notice = useRef<HTMLDivElement>(null)
  const warningsIn = (values: ApplicationForm) =>
    formatWarnings(values, getCouncilDay(now())).filter((warning) => warning.step === step)

  const goOnOnceListed = (values: ApplicationForm) => {
    const found = warningsIn(values)
    // The last step has no Next: it asks before it sends.
    if (!stepAfter(step) || found.every((warning) => isAmong(listed, warning))) return goToNext()
    flushSync(() => setListed(found))
    notice.current?.focus()
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // React Hook Form mutates its values object, so the draft gets a copy.
        callback: ({ values }) => {
          draft.change(structuredClone(values))
          // The last step has no Next, so its completion is updated on every change.
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
        onSubmit={goOnOnceListed}
        invalidText={() => (cameFromAField.current ? missingOnSubmit : missing)}
        onInvalid={() => draft.complete(step, false)}
        actions={<StepActions />}
      >
        {fields}
        <FormatWarnings
          ref={notice}
          warnings={listed.length === 0 ? [] : warningsIn(state.form).filter((warning) => isAmong(listed, warning))}
        />
      </Form>
    </div>
  )
}

const isAmong = (listed: readonly FormatWarning[], { field, message }: FormatWarning): boolean =>
  listed.some((one) => one.field === field && one.message === message)

interface FormatWarningsProps {
  warnings: readonly FormatWarning[]
  ref: Ref<HTMLDivElement>
}

/** Lists values of the step that look wrong. They block nothing: Next goes on once they were listed. */
function FormatWarnings({ warnings, ref }: FormatWarningsProps) {
  const { formId } = useContext(FormContext)
  if (warnings.length === 0) return null
  const items = warnings.map(({ field, label, message }) => ({
    name: field,
    controlId: fieldId(formId, field),
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
