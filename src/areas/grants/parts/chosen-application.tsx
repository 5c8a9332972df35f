import { useEffect } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { SelectField } from '@/form/select-field'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { isolateDirection } from '@/lib/isolate-direction'
import type { Choices } from './choices'
import { ExcludedApplications } from './excluded-applications'

/** Returns the title of an offered application; empty for another id. */
export function findTitle({ offeredApplications }: Choices, applicationId: string): string {
  return offeredApplications.find((row) => row.applicationId === applicationId)?.projectTitle ?? ''
}

/** Returns the options of the select field, with titles, because users do not know the ids. */
function toOptions({ offeredApplications, statusError }: Choices, now: Date) {
  return offeredApplications.map(({ applicationId, projectTitle, isStatusKnown }) => ({
    value: applicationId,
    label: `${formatApplicationId(applicationId, now)}${isStatusKnown || statusError ? '' : ', status not known'}: ${isolateDirection(projectTitle)}`,
  }))
}

/** Clears the choice if the statuses arrive later and exclude the chosen application. */
export function useClearExcludedChoice({ offeredApplications }: Choices, chosenId: string, clear: () => void): void {
  const isExcluded = chosenId !== '' && !offeredApplications.some(({ applicationId }) => applicationId === chosenId)
  useEffect(() => {
    if (isExcluded) clear()
  }, [isExcluded, clear])
}

interface ChosenApplicationProps<In extends FieldValues & { applicationId: string }, Out> {
  control: Control<In, unknown, Out>
  choices: Choices
  chosenId: string
}

/** Shows the whole title below the select field, which may truncate the title. */
export function ChosenApplication<In extends FieldValues & { applicationId: string }, Out>(
  props: ChosenApplicationProps<In, Out>,
) {
  const { control, choices, chosenId } = props
  const { now } = useServices()
  return (
    <>
      <SelectField
        control={control}
        name={'applicationId' as FieldPath<In>}
        label="Application ID"
        placeholder="Select an application ID"
        options={toOptions(choices, now())}
      />
      <ExcludedApplications excludedApplications={choices.excludedApplications} />
      <Field label="Project Title">
        {(control) => <TextArea {...control} rows={1} value={findTitle(choices, chosenId)} readOnly />}
      </Field>
    </>
  )
}
