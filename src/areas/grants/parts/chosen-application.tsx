import { useEffect } from 'react'
import { displayedId } from '@/features/dates/council-time'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import type { Choices } from './choices'

/** Ids are compared as text; a host may write them as numbers. */
export function titleOf({ offered }: Choices, applicationId: string): string {
  return offered.find((row) => row.applicationId === applicationId)?.projectTitle ?? ''
}

/** Nobody tells applications apart by their numbers, so each stands with its title. */
export function applicationOptions({ offered, failed }: Choices, now: Date) {
  return offered.map(({ applicationId, projectTitle, checked }) => ({
    value: applicationId,
    label: `${displayedId(applicationId, now)}${checked || failed ? '' : ', status not known'}: ${projectTitle}`,
  }))
}

/** What was chosen before it was known that it cannot be is no choice any more. */
export function useOnlyOffered({ offered }: Choices, chosen: string, forget: () => void): void {
  const isGone = chosen !== '' && !offered.some(({ applicationId }) => applicationId === chosen)
  useEffect(() => {
    if (isGone) forget()
  }, [isGone, forget])
}

/** The whole title of the chosen application: a list shows its beginning, and a wrong choice should be seen. */
export function ChosenTitle({ title }: { title: string }) {
  return (
    <Field label="Project Title" hint="Filled in from the application you choose.">
      {(control) => <TextArea {...control} rows={1} value={title} readOnly />}
    </Field>
  )
}
