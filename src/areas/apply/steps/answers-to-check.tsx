import { useContext, type Ref } from 'react'
import type { FormatWarning } from '@/domain/texts/format-warnings'
import { FieldLinks } from '@/form/error-summary'
import { fieldId, FormContext } from '@/form/form-context'
import { Banner } from '@/ui/banner'

interface AnswersToCheckProps {
  warnings: readonly FormatWarning[]
  ref: Ref<HTMLDivElement>
}

/** Lists answers of the step that look wrong. They block nothing: Next goes on once they were listed. */
export function AnswersToCheck({ warnings, ref }: AnswersToCheckProps) {
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
        <FieldLinks items={items} />
        <p className="mt-2">You can go on. If they are right, press Next again.</p>
      </Banner>
    </div>
  )
}
