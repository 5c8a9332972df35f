import type { Services } from '@/api/services'
import { EarlierApplication } from './copy-from-earlier/earlier-application'
import { askForEarlier } from './copy-from-earlier/ask-for-earlier'
import { AnswerField } from './fields/answer-field'
import { FacultyFields } from './fields/faculty-fields'
import { LeaveFields } from './fields/leave-fields'
import { Pair, Section } from './fields/section'
import { loadOwnDetails, useOwnDetails } from './fields/use-own-details'
import { AnswersForm } from './steps/answers-form'
import { ApplicationPage } from './steps/application-page'

/** Preloads earlier applications and the profile, so that the form does not shift; failures do not block the page. */
export const load = (services: Services) => Promise.all([askForEarlier(services), loadOwnDetails(services)])

export default function ProfileStepScreen() {
  const ownDetails = useOwnDetails()
  return (
    <ApplicationPage step="profile">
      <EarlierApplication />
      <AnswersForm known={ownDetails}>
        {(control) => (
          <>
            <Section title="About you">
              <div className="grid items-start gap-6 sm:grid-cols-[8rem_1fr]">
                <AnswerField
                  control={control}
                  name="title"

                  placeholder="Choose"
                />
                <AnswerField control={control} name="name" autoComplete="name" />
              </div>
              <FacultyFields control={control} />
              <Pair>
                <AnswerField
                  control={control}
                  name="email"

                  autoComplete="email"
                />
                <AnswerField control={control} name="phone" autoComplete="tel" />
              </Pair>
              <AnswerField
                control={control}
                name="position"

                autoComplete="organization-title"
              />
            </Section>
            <Section title="Your highest qualification">
              <Pair>
                <AnswerField control={control} name="degree" />
                <AnswerField control={control} name="university" />
                <AnswerField control={control} name="year" />
                <AnswerField control={control} name="field" />
              </Pair>
            </Section>
            <Section title="Sabbatical leave">
              <LeaveFields control={control} />
            </Section>
          </>
        )}
      </AnswersForm>
    </ApplicationPage>
  )
}
