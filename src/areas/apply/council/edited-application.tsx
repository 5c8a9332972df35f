import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError, explain, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import type { Draft } from '@/features/drafts/draft'
import { editedIn } from '@/features/applications/edited-application'
import { draftOf } from '@/features/drafts/draft-of'
import { emptyContent, isSubmitted, type DraftState } from '@/features/drafts/draft-state'
import { STEP_DETAILS, type Step } from '@/domain/application/application-steps'
import { tryToStore } from '@/lib/try-to-store'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import { readSavedForm } from './read-saved-form'
import type { Elements } from '@/ui/elements'

/** Stored per tab, because only the first edit tab gets the id in its navigation state. */
function useEditedId(): string | null {
  const { tab } = useServices()
  const given = editedIn(useLocation().state)
  const [id, setId] = useState(() => given ?? tab.getItem(storedItems.editedApplication))
  if (given !== undefined && given !== id) setId(given)
  useEffect(() => {
    if (id !== null) tryToStore(tab, storedItems.editedApplication, id)
  }, [tab, id])
  return id
}

interface EditedApplicationProps {
  owner: string
  step: Step
  children: (draft: Draft) => Elements
}

/** Opens a draft saved with the council: the local version if there is one, otherwise the council's. */
export function EditedApplication({ owner, step, children }: EditedApplicationProps) {
  const services = useServices()
  const applicationId = useEditedId()
  if (applicationId !== null) {
    const draft = draftOf(services, { owner, applicationId })
    return (
      <FromTheCouncil key={`${owner}/${applicationId}`} applicationId={applicationId} draft={draft} step={step}>
        {children(draft)}
      </FromTheCouncil>
    )
  }
  return (
    <>
      <Header step={step} />
      <EmptyState
        title="No application is open for editing."
        action={<LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>}
      >
        Choose Edit beside a draft in your list of applications.
      </EmptyState>
    </>
  )
}

const Header = ({ step }: { step: Step }) => <PageHeader title={`Edit application: ${STEP_DETAILS[step].tab}`} />

interface FromTheCouncilProps {
  applicationId: string
  draft: Draft
  step: Step
  children: Elements
}

/** Whether nothing has to be fetched: the draft is on this device, or was submitted. */
const isKnown = (state: DraftState): boolean => state.saved.state !== 'nothing' || isSubmitted(state)

function FromTheCouncil({ applicationId, draft, step, children }: FromTheCouncilProps) {
  const { client } = useServices()
  const isOnThisDevice = isKnown(useSyncExternalStore(draft.subscribe, draft.snapshot))
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, 'getFormData', { applicationId }),
    enabled: !isOnThisDevice,
    // Fetched once and not cached: the user's changes are the newer version.
    gcTime: 0,
    staleTime: 0,
  })

  useEffect(() => {
    if (!data || isFetching || isKnown(draft.snapshot())) return
    draft.show({ ...emptyContent(), form: readSavedForm(data) })
  }, [data, isFetching, draft])

  if (isOnThisDevice) return children
  return (
    <>
      <Header step={step} />
      {error ? <NotLoaded error={error} isBusy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </>
  )
}

function NotLoaded({ error, isBusy, onRetry }: { error: Error; isBusy: boolean; onRetry: () => void }) {
  const { happened, next } = explain(error)
  return (
    <Banner
      tone="error"
      title={refusalOr(error, happened)}
      detail={error instanceof ApiError ? error.detail : undefined}
      actions={
        <Button busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {next}
    </Banner>
  )
}
