import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { explain, getRefusalText } from '@/api/explain'
import { technicalDetail } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import type { Draft } from '@/features/drafts/draft'
import { editedIn } from '@/features/applications/edited-application'
import { draftOf } from '@/features/drafts/draft-of'
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
import { ClosedDraft, GoneDraft } from './closed-draft'
import { councilCheck } from './council-version'

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

/** Opens a draft saved with the council, once its status was read and both versions were joined. */
export function EditedApplication({ owner, step, children }: EditedApplicationProps) {
  const services = useServices()
  const applicationId = useEditedId()
  if (applicationId !== null) {
    const draft = draftOf(services, { owner, applicationId })
    return (
      <FromTheCouncil key={`${owner}/${applicationId}`} draft={draft} step={step}>
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
  draft: Draft
  step: Step
  children: Elements
}

/** Milliseconds after which the version of this device is shown although the host has not responded. */
const PATIENCE = 3000

/** Whether it was sent, at least in part: the last step then finds out what has arrived. */
const isUnderway = (state: DraftState): boolean => isSubmitted(state) || wasBegun(state.submission)

function FromTheCouncil({ draft, step, children }: FromTheCouncilProps) {
  const { client } = useServices()
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const isSent = isUnderway(state)
  const { data, error, isFetching, refetch } = useQuery({ ...councilCheck(client, draft), enabled: !isSent })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const isEmpty = state.saved.state === 'nothing'
  const isEditable = data?.state === 'draft'

  // Discarded here, or in another tab.
  const isDiscarded = isEmpty && !isSent && !isFetching && isEditable
  useEffect(() => {
    if (isDiscarded) void refetch()
  }, [isDiscarded, refetch])

  if (isSent || (!isEmpty && (isEditable || (!data && (error || isLate))))) return children
  const { happened, next } = explain(error)
  return (
    <>
      <Header step={step} />
      {data?.state === 'gone' ? (
        <GoneDraft draft={draft} step={step} />
      ) : data?.state === 'closed' ? (
        <ClosedDraft draft={draft} status={data.status} />
      ) : error ? (
        <Banner
          tone="error"
          title={getRefusalText(error, happened)}
          detail={technicalDetail(error)}
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
