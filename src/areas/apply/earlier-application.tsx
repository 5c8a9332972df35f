import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '@/api/query'
import { ensureCall, useServices, type Services } from '@/api/services'
import { getFieldNames, getFieldSpec } from '@/domain/application/application-fields'
import { makeEmptyForm, fillMissingLists, type ApplicationForm } from '@/domain/application/application-form'
import { formatApplicationId } from '@/council-time'
import { getDraft, getOwnerId } from '@/features/drafts/get-draft'
import { makeEmptyContent } from '@/features/drafts/draft-state'
import { isolateDirection } from '@/lib/isolate-direction'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { ApiError, toApiError } from '@/wire/client/api-error'
import { explain, getRefusalText } from '@/api/explain'
import { useApplication } from './application-context'

/** Offers to copy the people of an earlier application, as long as the draft is empty. */
export function EarlierApplication() {
  const { client, queries, now } = useServices()
  const { draft, state, variant } = useApplication()
  const alerts = useAlerts()
  const isOffered = variant === 'new' && state.saved.state === 'nothing'
  // Offers nothing if the list fails, because the user can type everything.
  const { data: applications = [] } = useQuery({ ...callQuery(client, 'listApplicationIds', {}), enabled: isOffered })
  const [chosenId, setChosenId] = useState('')

  const copy = useMutation({
    mutationFn: async (applicationId: string) => {
      const { data } = await queries.fetchQuery(callQuery(client, 'getFormData', { applicationId }))
      // Keeps what the user entered while the request was in flight.
      const isEmpty = draft.snapshot().saved.state === 'nothing'
      if (isEmpty) void draft.replace({ ...makeEmptyContent(), form: copyPeople(fillMissingLists(data)) })
      return { wasCopied: isEmpty }
    },
    onError: async (error) => {
      const { happened, next } = explain(error)
      const detail = error instanceof ApiError ? error.detail : undefined
      await alerts.show(getRefusalText(error, `${happened} ${next}`), { tone: 'error', detail })
    },
  })

  if (copy.isSuccess && !isOffered) {
    const earlierId = formatApplicationId(copy.variables, now())
    return copy.data.wasCopied ? (
      <Banner tone="info" title={`Copied from application ${earlierId}`}>
        Check your profile, co-investigators and reviewers: they may have changed.
      </Banner>
    ) : (
      <Banner tone="warning" title={`Application ${earlierId} was not copied`}>
        You had already entered answers. They are kept.
      </Banner>
    )
  }
  if (!isOffered || applications.length === 0) return null
  return (
    <details className="rounded-card border border-rule bg-raised px-4 py-3">
      <summary className="w-fit rounded-control py-1 font-semibold">Copy an earlier application</summary>
      <div className="mt-3 grid gap-4 pb-3">
        <Field label="Application" hint="Copies your profile, co-investigators and reviewers.">
          {(control) => (
            <Select
              {...control}
              value={chosenId}
              placeholder="Choose an application"
              options={applications.map(({ applicationId, projectTitle }) => ({
                value: applicationId,
                label: `${formatApplicationId(applicationId, now())}: ${isolateDirection(projectTitle)}`,
              }))}
              onChange={(event) => setChosenId(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button
            busy={copy.isPending}
            busyLabel="Copying..."
            disabledReason={chosenId === '' ? 'Choose an application first.' : undefined}
            onClick={() => copy.mutate(chosenId)}
          >
            Copy
          </Button>
        </div>
      </div>
    </details>
  )
}

/** Omits the project, and the leave fields, which are about the next two years. */
const COPIED_FIELDS = (['profile', 'supervisors', 'reviewers'] as const)
  .flatMap(getFieldNames)
  .filter((name) => name !== 'leaveRequested' && getFieldSpec(name).onlyIf !== 'leaveRequested')

/** Returns an empty form with the applicant, team and reviewers of an earlier one. */
export const copyPeople = (earlier: ApplicationForm): ApplicationForm => ({
  ...makeEmptyForm(),
  ...Object.fromEntries(Object.entries(earlier).filter(([name]) => COPIED_FIELDS.some((copied) => copied === name))),
})

/** Preloads the list of earlier applications if the new draft is empty. A failure only hides the offer to copy. */
export async function loadEarlierApplications(services: Services): Promise<void> {
  const { saved } = getDraft(services, { owner: getOwnerId(services), applicationId: null }).snapshot()
  if (saved.state !== 'nothing') return
  try {
    await ensureCall(services, 'listApplicationIds', {})
  } catch (error) {
    toApiError(error)
  }
}
