import { useEffect } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { SelectField } from '@/form/select-field'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { isolateDirection } from '@/lib/isolate-direction'
import type { Choices } from './choices'
import { WhyNotOffered } from './not-offered'

/** The title of an application that is offered; empty for another id. */
export function titleOf({ offered }: Choices, applicationId: string): string {
  return offered.find((row) => row.applicationId === applicationId)?.projectTitle ?? ''
}

/** Options of the select field. They include the title, because users do not know the ids. */
function optionsOf({ offered, failed }: Choices, now: Date) {
  return offered.map(({ applicationId, projectTitle, checked }) => ({
    value: applicationId,
    label: `${formatApplicationId(applicationId, now)}${checked || failed ? '' : ', status not known'}: ${isolateDirection(projectTitle)}`,
  }))
}

/** Clears the choice when the statuses arrive and the chosen application is not offered any more. */
export function useOnlyOffered({ offered }: Choices, chosen: string, forget: () => void): void {
  const isGone = chosen !== '' && !offered.some(({ applicationId }) => applicationId === chosen)
  useEffect(() => {
    if (isGone) forget()
  }, [isGone, forget])
}

interface ChosenApplicationProps<In extends FieldValues & { applicationId: string }, Out> {
  control: Control<In, unknown, Out>
  choices: Choices
  chosen: string
}

/** Shows the whole title, which the select field may truncate, so that a wrong choice is noticed. */
export function ChosenApplication<In extends FieldValues & { applicationId: string }, Out>(
  props: ChosenApplicationProps<In, Out>,
) {
  const { control, choices, chosen } = props
  const { now } = useServices()
  return (
    <>
      <SelectField
        control={control}
        name={'applicationId' as FieldPath<In>}
        label="Application ID"
        placeholder="Select an application ID"
        options={optionsOf(choices, now())}
      />
      <WhyNotOffered notOffered={choices.notOffered} />
      <Field label="Project Title" hint="Filled in from the application you choose.">
        {(control) => <TextArea {...control} rows={1} value={titleOf(choices, chosen)} readOnly />}
      </Field>
    </>
  )
}
