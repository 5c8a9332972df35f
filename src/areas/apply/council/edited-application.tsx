import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { explain, getRefusalText } from '@/api/explain'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { useServices, useSuspenseCall } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { branding } from '@/branding'
import { formatApplicationId } from '@/council-time'
import { paths } from '@/paths'
import type { Draft } from '@/features/drafts/draft'
import { editedIn } from '@/features/applications/edited-application'
import { getDraft } from '@/features/drafts/get-draft'
import { isSubmitted, type DraftState } from '@/features/drafts/draft-state'
import { wasBegun } from '@/features/drafts/stamp'
import { listDrafts } from '@/features/drafts/stored-draft'
import { formatHostDay } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import { STATUS } from '@/domain/status/status'
import { STEP_DETAILS, type Step } from '@/domain/application/application-steps'
import { tryToStore } from '@/lib/storage'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import { UserText } from '@/ui/user-text'
import type { Elements } from '@/ui/elements'
import { linkTo } from '../steps/step-paths'
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
      <Suspense fallback={<Skeleton />}>
        <DraftChoice owner={owner} step={step} />
      </Suspense>
    </>
  )
}

/** Lists the drafts of the council and the new application on this device. */
function DraftChoice({ owner, step }: Omit<EditedApplicationProps, 'children'>) {
  const services = useServices()
  const councilDrafts = useSuspenseCall('listSubmittedApplications', {}).filter(({ status }) => status === STATUS.draft)
  const newDrafts = listDrafts(services.local, owner).filter(({ applicationId }) => applicationId === null)
  if (councilDrafts.length + newDrafts.length === 0)
    return (
      <EmptyState
        title="No application is open for editing."
        action={<LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>}
      />
    )
  return (
    <section aria-labelledby="drafts" className="max-w-reading">
      <h2 id="drafts" className="mb-3 text-xl">
        Choose a draft
      </h2>
      <ul className="border-t border-rule-strong">
        {newDrafts.map((name) => (
          <DraftLink key="new" draft={getDraft(services, name)} step={step} />
        ))}
        {councilDrafts.map(({ applicationId, projectTitle, submittedDate }) => (
          <DraftLink
            key={applicationId}
            draft={getDraft(services, { owner, applicationId })}
            step={step}
            title={projectTitle}
            councilDate={submittedDate}
          />
        ))}
      </ul>
    </section>
  )
}

interface DraftLinkProps {
  draft: Draft
  step: Step
  /** As the council has it. */
  title?: string
  /** The host dates a draft with its first save. */
  councilDate?: string | null
}

function DraftLink({ draft, step, title, councilDate = null }: DraftLinkProps) {
  const { now } = useServices()
  const { saved, form } = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const { applicationId } = draft.name
  const savedText =
    saved.state === 'saved'
      ? `last saved ${formatInZone(saved.at, branding.timeZone.name)}`
      : councilDate && `first saved ${formatHostDay(councilDate)}`
  const idText = applicationId === null ? 'On this device' : formatApplicationId(applicationId, now())
  return (
    <li className="border-b border-rule py-4">
      <Link
        {...linkTo({ draft, variant: applicationId === null ? 'new' : 'edit' }, step)}
        className="font-semibold text-accent underline underline-offset-4"
      >
        <UserText className="wrap-anywhere">
          {(saved.state === 'saved' ? form.projectTitle : (title ?? form.projectTitle)).trim() ||
            'Application without a title'}
        </UserText>
      </Link>
      <p className="text-ink-soft">{[idText, savedText].filter(Boolean).join(', ')}</p>
    </li>
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
