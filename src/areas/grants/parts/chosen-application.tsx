import { useEffect } from 'react'
import { displayedId } from '@/features/dates/council-time'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import type { Choices } from './choices'

/** The title of an application that is offered; empty for another id. */
export function titleOf({ offered }: Choices, applicationId: string): string {
  return offered.find((row) => row.applicationId === applicationId)?.projectTitle ?? ''
}

/** Options of the select field. They include the title, because users do not know the ids. */
export function applicationOptions({ offered, failed }: Choices, now: Date) {
  return offered.map(({ applicationId, projectTitle, checked }) => ({
    value: applicationId,
    label: `${displayedId(applicationId, now)}${checked || failed ? '' : ', status not known'}: ${projectTitle}`,
  }))
}

/** Clears the choice when the statuses arrive and the chosen application is not offered any more. */
export function useOnlyOffered({ offered }: Choices, chosen: string, forget: () => void): void {
  const isGone = chosen !== '' && !offered.some(({ applicationId }) => applicationId === chosen)
  useEffect(() => {
    if (isGone) forget()
  }, [isGone, forget])
}

/** Shows the whole title, which the select field may truncate, so that a wrong choice is noticed. */
export function ChosenTitle({ title }: { title: string }) {
  return (
    <Field label="Project Title" hint="Filled in from the application you choose.">
      {(control) => <TextArea {...control} rows={1} value={title} readOnly />}
    </Field>
  )
}
