import { REVIEWERS } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { ReviewerFields } from './fields/reviewer-fields'
import { Review } from './review/review'
import { StepForm } from './steps/step-form'
import { ApplicationPage } from './steps/application-page'
import { Finish } from './submission/finish'

export default function ReviewersStepScreen() {
  return (
    <ApplicationPage step="reviewers">
      <Reviewers />
    </ApplicationPage>
  )
}

function Reviewers() {
  return (
    <StepForm missing={messages.finalSubmit.missingFieldsHeading}>
      {(control) => (
        <>
          <p>Nominate {REVIEWERS.length} people who can judge your proposal and have no part in it.</p>
          {REVIEWERS.map((reviewer, index) => (
            <ReviewerFields key={reviewer.number} control={control} reviewer={reviewer} index={index} />
          ))}
          <Review />
          <Finish />
        </>
      )}
    </StepForm>
  )
}
