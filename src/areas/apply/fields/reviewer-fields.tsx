import type { Reviewer } from '@/domain/people/reviewers'
import { warningsAbout } from '@/domain/people/nomination-warnings'
import { useApplication } from '../application-context'
import type { StepControl } from '../steps/step-form'
import { ApplicationField } from './application-field'
import { Pair, Section } from './section'

interface ReviewerFieldsProps {
  control: StepControl
  reviewer: Reviewer
  index: number
}

/** Warnings about a reviewer never block the submission. */
export function ReviewerFields({ control, reviewer, index }: ReviewerFieldsProps) {
  const warnings = warningsAbout(useApplication().state.form, reviewer, index)
  return (
    <Section title={reviewer.label}>
      <Pair>
        <ApplicationField control={control} name={`reviewers.${index}.name`} autoComplete="off" />
        <ApplicationField control={control} name={`reviewers.${index}.email`} autoComplete="off" />
      </Pair>
      <ApplicationField control={control} name={`reviewers.${index}.affiliation`} />
      {warnings.length > 0 && (
        <ul className="grid gap-1 text-sm text-waiting">
          {warnings.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
