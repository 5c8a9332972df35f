import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { callQuery } from '@/api/query'
import { useServices, type Services } from '@/api/services'
import { APPLICATION_FIELDS, SECTION_TITLES } from '@/domain/application/application-fields'
import { guidance } from '@/domain/texts/guidance'
import { SelectField } from '@/form/select-field'
import { Button } from '@/ui/button'
import { useApplication } from './application-context'
import { EarlierApplication, loadEarlierApplications } from './earlier-application'
import { ApplicationField } from './fields/application-field'
import { FieldGrid, Section } from './fields/section'
import { useDepartments } from './fields/use-faculty-names'
import { loadProfile } from './fields/use-applicant-details'
import { ApplicationPage } from './steps/application-page'
import { StepForm, type StepControl } from './steps/step-form'

/** Preloads earlier applications and the profile, so that the form does not shift; failures do not block the page. */
export const load = (services: Services) => Promise.all([loadEarlierApplications(services), loadProfile(services)])

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
              <FieldGrid>
                <ApplicationField control={control} name="email" autoComplete="email" />
                <ApplicationField control={control} name="phone" autoComplete="tel" />
              </FieldGrid>
              <ApplicationField control={control} name="position" autoComplete="organization-title" />
            </Section>
            <Section title={SECTION_TITLES.degree}>
              <FieldGrid>
                <ApplicationField control={control} name="degree" />
                <ApplicationField control={control} name="university" />
                <ApplicationField control={control} name="year" />
                <ApplicationField control={control} name="field" />
              </FieldGrid>
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

function FacultyFields({ control }: { control: StepControl }) {
  const { client } = useServices()
  const faculties = useQuery(callQuery(client, 'listFaculties', {}))
  const faculty = useWatch({ control, name: 'faculty' })
  const departments = useDepartments(faculty)
  const { field: department } = useController({ control, name: 'department' })

  const departmentHint = departments.isLoading ? 'Loading...' : undefined
  return (
    <>
      <SelectField
        control={control}
        name="faculty"
        label={APPLICATION_FIELDS.faculty.label}
        placeholder="Choose a faculty"
        hint={faculties.isLoading ? 'Loading...' : undefined}
        options={
          faculties.data?.faculties.map(({ facultyId, faculty: name }) => ({ value: facultyId, label: name })) ?? []
        }
        onSelected={() => department.onChange('')}
      />
      {faculties.isError && (
        <LoadFailure listName="The faculties" isBusy={faculties.isFetching} onRetry={() => void faculties.refetch()} />
      )}
      <SelectField
        control={control}
        name="department"
        label={APPLICATION_FIELDS.department.label}
        placeholder="Choose a department"
        hint={departmentHint}
        disabledReason={faculty === '' ? 'Choose your faculty first.' : undefined}
        options={
          departments.data?.departments.map(({ departmentId, department: name }) => ({
            value: departmentId,
            label: name,
          })) ?? []
        }
      />
      {departments.isError && (
        <LoadFailure
          listName="The departments"
          isBusy={departments.isFetching}
          onRetry={() => void departments.refetch()}
        />
      )}
    </>
  )
}

interface LoadFailureProps {
  listName: string
  isBusy: boolean
  onRetry: () => void
}

/** Shown below the failed list, so that the rest of the step stays usable. */
const LoadFailure = ({ listName, isBusy, onRetry }: LoadFailureProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-refused">
    <span>{`${listName} could not be loaded.`}</span>
    <Button size="small" busy={isBusy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

/** Shows date and duration with a leave, and without one if the rules require them. */
function LeaveFields({ control }: { control: StepControl }) {
  const { rules } = useApplication()
  const takesLeave = useWatch({ control, name: 'leaveRequested' }) === 'yes'
  return (
    <>
      <ApplicationField control={control} name="leaveRequested" />
      {(takesLeave || rules === 'edit') && (
        <div className="grid gap-6 border-l-2 border-rule pl-5">
          {!takesLeave && <p className="text-ink-soft">{guidance.leaveAskedAnyway}</p>}
          <ApplicationField control={control} name="leaveDate" />
          <ApplicationField control={control} name="leaveDuration" />
        </div>
      )}
    </>
  )
}
