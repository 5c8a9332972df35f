import { TITLES } from '@/domain/application-form'
import { FIELD_LABELS } from '@/domain/application-steps'
import { emailAdvice } from '@/domain/format-warnings'
import { NumberTextField } from '@/form/number-text-field'
import { SelectField } from '@/form/select-field'
import { TextField } from '@/form/text-field'
import type { Services } from '@/api/services'
import { EarlierApplication } from './earlier/earlier-application'
import { askForEarlier } from './earlier/ask-for-earlier'
import { FacultyFields } from './fields/faculty-fields'
import { LeaveFields } from './fields/leave-fields'
import { Pair, Section } from './fields/section'
import { loadOwnDetails, useOwnDetails } from './fields/use-own-details'
import { AnswersForm } from './steps/answers-form'
import { ApplicationPage } from './steps/application-page'

const titles = TITLES.map((title) => ({ value: title, label: title }))

/** What stands above the form, and what the host knows of the person, is there before it is shown; without them it is. */
export const load = (services: Services) => Promise.all([askForEarlier(services), loadOwnDetails(services)])

/** Step 1: who applies. */
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
                <SelectField
                  control={control}
                  name="title"
                  label={FIELD_LABELS.title}
                  options={titles}
                  placeholder="Choose"
                />
                <TextField control={control} name="name" label={FIELD_LABELS.name} autoComplete="name" />
              </div>
              <FacultyFields control={control} />
              <Pair>
                <TextField
                  control={control}
                  name="email"
                  label={FIELD_LABELS.email}
                  type="email"
                  advise={emailAdvice}
                  autoComplete="email"
                />
                <TextField control={control} name="phone" label={FIELD_LABELS.phone} type="tel" autoComplete="tel" />
              </Pair>
              <TextField
                control={control}
                name="position"
                label={FIELD_LABELS.position}
                autoComplete="organization-title"
              />
            </Section>
            <Section title="Your highest qualification">
              <Pair>
                <TextField control={control} name="degree" label={FIELD_LABELS.degree} />
                <TextField control={control} name="university" label={FIELD_LABELS.university} />
                <NumberTextField control={control} name="year" label={FIELD_LABELS.year} />
                <TextField control={control} name="field" label={FIELD_LABELS.field} />
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
