import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { SelectField } from '@/form/select-field'
import { Button } from '@/ui/button'
import type { StepControl } from '../steps/step-form'
import { useDepartments } from './use-departments'

export function FacultyFields({ control }: { control: StepControl }) {
  const { client } = useServices()
  const faculties = useQuery(callQuery(client, 'listFaculties', {}))
  const faculty = useWatch({ control, name: 'faculty' })
  const departments = useDepartments(faculty)
  const { field: department } = useController({ control, name: 'department' })

  const hint = departments.isLoading ? 'Loading...' : undefined
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
        onPicked={() => department.onChange('')}
      />
      {faculties.isError && (
        <NotLoaded what="The faculties" isBusy={faculties.isFetching} onRetry={() => void faculties.refetch()} />
      )}
      <SelectField
        control={control}
        name="department"
        label={APPLICATION_FIELDS.department.label}
        placeholder="Choose a department"
        hint={hint}
        disabledReason={faculty === '' ? 'Choose your faculty first.' : undefined}
        options={
          departments.data?.departments.map(({ departmentId, department: name }) => ({
            value: departmentId,
            label: name,
          })) ?? []
        }
      />
      {departments.isError && (
        <NotLoaded what="The departments" isBusy={departments.isFetching} onRetry={() => void departments.refetch()} />
      )}
    </>
  )
}

interface NotLoadedProps {
  what: string
  isBusy: boolean
  onRetry: () => void
}

/** Shown next to the list it concerns, so that the rest of the step stays usable. */
const NotLoaded = ({ what, isBusy, onRetry }: NotLoadedProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-refused">
    <span>{`${what} could not be loaded.`}</span>
    <Button size="small" busy={isBusy} onClick={onRetry}>
      Try again
    </Button>
  </div>
)
