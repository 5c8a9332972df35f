import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { explain, getRefusalText } from '@/api/explain'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import type { Draft } from '@/features/drafts/draft'
import { editedIn } from '@/features/applications/edited-application'
import { getDraft } from '@/features/drafts/get-draft'
import { isSubmitted, type DraftState } from '@/features/drafts/draft-state'
import { wasBegun } from '@/features/drafts/stamp'
import { STEP_DETAILS, type Step } from '@/domain/application/application-steps'
import { tryToStore } from '@/lib/storage'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import type { Elements } from '@/ui/elements'
import { ClosedDraft, DeletedDraft } from './closed-draft'
import { councilCheckQuery } from './council-version'

/** Stored per tab, because only the first edit tab gets the id in its navigation state. */
function useEditedId(): string | null {
  const { tab } = useServices()
  const linkedId = editedIn(useLocation().state)
  const [id, setId] = useState(() => linkedId ?? tab.getItem(storedItems.editedApplication))
  if (linkedId !== undefined && linkedId !== id) setId(linkedId)
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

/** Opens a draft of the council after its state was checked and both versions were merged. */
export function EditedApplication({ owner, step, children }: EditedApplicationProps) {
  const services = useServices()
  const applicationId = useEditedId()
  if (applicationId !== null) {
    const draft = getDraft(services, { owner, applicationId })
    return (
      <CouncilDraft key={`${owner}/${applicationId}`} draft={draft} step={step}>
        {children(draft)}
      </CouncilDraft>
    )
  }
  return (
    <>
      <StepHeader step={step} />
      <EmptyState
        title="No application is open for editing."
        action={<LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>}
      >
        Choose Edit beside a draft in your list of applications.
      </EmptyState>
    </>
  )
}

const StepHeader = ({ step }: { step: Step }) => <PageHeader title={`Edit application: ${STEP_DETAILS[step].tab}`} />

interface CouncilDraftProps {
  draft: Draft
  step: Step
  children: Elements
}

/** Milliseconds after which this device's version is shown if the host has not responded. */
const RESPONSE_TIMEOUT = 3000

/** Whether at least part of the draft was sent. The last step then checks what the host has received. */
const wasPartlySent = (state: DraftState): boolean => isSubmitted(state) || wasBegun(state.submission)

function CouncilDraft({ draft, step, children }: CouncilDraftProps) {
  const { client } = useServices()
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const isPartlySent = wasPartlySent(state)
  const { data, error, isFetching, refetch } = useQuery({ ...councilCheckQuery(client, draft), enabled: !isPartlySent })
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), RESPONSE_TIMEOUT)
    return () => clearTimeout(timer)
  }, [])
  const isEmpty = state.saved.state === 'nothing'
  const isEditable = data?.state === 'draft'

  // Discarded on this page or in another tab.
  const isDiscarded = isEmpty && !isPartlySent && !isFetching && isEditable
  useEffect(() => {
    if (isDiscarded) void refetch()
  }, [isDiscarded, refetch])

  const isUnchecked = !data && (error !== null || isTimedOut)
  if (isPartlySent || (!isEmpty && (isEditable || isUnchecked))) return children
  const { happened, next } = explain(error)
  return (
    <>
      <StepHeader step={step} />
      {data?.state === 'deleted' ? (
        <DeletedDraft draft={draft} step={step} />
      ) : data?.state === 'closed' ? (
        <ClosedDraft draft={draft} status={data.status} />
      ) : error ? (
        <Banner
          tone="error"
          title={getRefusalText(error, happened)}
          detail={getTechnicalDetail(error)}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {next}
        </Banner>
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  )
}
