import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import type { Output } from '@/contract'
import { displayedId } from '@/areas/shared/council-time'

type OwnApplication = Output<'listApplicationIds'>[number]

/** Ids are compared as text; a host may write them as numbers (wire 1.3). */
export function titleOf(applications: readonly OwnApplication[], appId: string): string {
  return applications.find(({ app_ID }) => app_ID === appId)?.projectTitle ?? ''
}

export function applicationOptions(applications: readonly OwnApplication[], now: Date) {
  return applications.map(({ app_ID }) => ({ value: app_ID, label: displayedId(app_ID, now) }))
}

/** The title that belongs to the chosen id, so that a wrong choice is seen before anything is sent. */
export function ChosenTitle({ title }: { title: string }) {
  return (
    <Field label="Project Title" hint="Filled in from the application you choose.">
      {(control) => <TextInput {...control} value={title} readOnly />}
    </Field>
  )
}
