import type { Services } from '@/api/services'
import { SECTION_TITLES } from '@/domain/application/application-fields'
import { EarlierApplication } from './copy-from-earlier/earlier-application'
import { loadEarlier } from './copy-from-earlier/load-earlier'
import { ApplicationField } from './fields/application-field'
import { FacultyFields } from './fields/faculty-fields'
import { LeaveFields } from './fields/leave-fields'
import { Pair, Section } from './fields/section'
import { loadOwnDetails } from './fields/use-own-details'
import { StepForm } from './steps/step-form'
import { ApplicationPage } from './steps/application-page'

/** Preloads earlier applications and the profile, so that the form does not shift; failures do not block the page. */
export const load = (services: Services) => Promise.all([loadEarlier(services), loadOwnDetails(services)])

export default function ProfileStepScreen() {
  return (
    <ApplicationPage step="profile">
      <EarlierApplication />
      <StepForm>
        {(control) => (
          <>
            <Section title={SECTION_TITLES.title}>
              <div className="grid items-start gap-6 sm:grid-cols-[8rem_1fr]">
                <ApplicationField control={control} name="title" placeholder="Choose" />
                <ApplicationField control={control} name="name" autoComplete="name" />
              </div>
              <FacultyFields control={control} />
              <Pair>
                <ApplicationField control={control} name="email" autoComplete="email" />
                <ApplicationField control={control} name="phone" autoComplete="tel" />
              </Pair>
              <ApplicationField control={control} name="position" autoComplete="organization-title" />
            </Section>
            <Section title={SECTION_TITLES.degree}>
              <Pair>
                <ApplicationField control={control} name="degree" />
                <ApplicationField control={control} name="university" />
                <ApplicationField control={control} name="year" />
                <ApplicationField control={control} name="field" />
              </Pair>
            </Section>
            <Section title={SECTION_TITLES.leaveRequested}>
              <LeaveFields control={control} />
            </Section>
          </>
        )}
      </StepForm>
    </ApplicationPage>
  )
}
