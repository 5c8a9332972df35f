import { getNominationWarnings } from '@/domain/people/nomination-warnings'
import { REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { useApplication } from './application-context'
import { ApplicationField } from './fields/application-field'
import { FieldGrid, Section } from './fields/section'
import { ApplicationSummary } from './submission/application-summary'
import { ApplicationPage } from './steps/application-page'
import { StepForm, type StepControl } from './steps/step-form'
import { SubmissionSection } from './submission/submission-section'

export default function ReviewersStepScreen() {
  return (
    <ApplicationPage step="reviewers">
      <Reviewers />
    </ApplicationPage>
  )
}

function Reviewers() {
  return (
    <StepForm missingText={messages.finalSubmit.missingFieldsHeading}>
      {(control) => (
        <>
          <p>Nominate {REVIEWERS.length} people with no part in your proposal.</p>
          {REVIEWERS.map((reviewer, index) => (
            <ReviewerFields key={reviewer.number} control={control} reviewer={reviewer} index={index} />
          ))}
          <ApplicationSummary />
          <SubmissionSection />
        </>
      )}
    </StepForm>
  )
}

interface ReviewerFieldsProps {
  control: StepControl
  reviewer: Reviewer
  index: number
}

/** Warnings about a reviewer never block the submission. */
function ReviewerFields({ control, reviewer, index }: ReviewerFieldsProps) {
  const warnings = getNominationWarnings(useApplication().state.form, reviewer, index)
  return (
    <Section title={reviewer.label}>
      <FieldGrid>
        <ApplicationField control={control} name={`reviewers.${index}.name`} autoComplete="off" />
        <ApplicationField control={control} name={`reviewers.${index}.email`} autoComplete="off" />
      </FieldGrid>
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
