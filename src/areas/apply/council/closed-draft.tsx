import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { getDetailsPath, paths } from '@/paths'
import { formatApplicationId } from '@/council-time'
import type { Draft } from '@/features/drafts/draft'
import { getDraft } from '@/features/drafts/get-draft'
import type { Step } from '@/domain/application/application-steps'
import { statusLabel, type Status } from '@/domain/status/status'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { useSaveCopy } from '../draft-bar/use-save-copy'
import { STEP_PATHS } from '../steps/step-paths'

interface ClosedDraftProps {
  draft: Draft
  step: Step
}

/** Replaces the form if the council no longer has the draft. */
export function DeletedDraft({ draft, step }: ClosedDraftProps) {
  const continueAsNew = useContinueAsNew({ draft, step })
  if (draft.snapshot().saved.state === 'nothing')
    return (
      <Banner
        tone="warning"
        title="The council has no draft with this number."
        actions={<LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>}
      >
        Choose Edit beside a draft in your list of applications.
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      title="The council no longer has this draft. Your answers are here."
      actions={
        <>
          <Button variant="primary" onClick={() => void continueAsNew()}>
            Continue as a new application
          </Button>
          <StoredDraftActions draft={draft} />
        </>
      }
    >
      It may have been deleted on another device.
    </Banner>
  )
}

/** Returns a handler that moves the draft into a new application. Confirms before it replaces another draft. */
function useContinueAsNew({ draft, step }: ClosedDraftProps) {
  const services = useServices()
  const navigate = useNavigate()
  const alerts = useAlerts()
  return async () => {
    const newDraft = getDraft(services, { ...draft.name, applicationId: null })
    await Promise.all([newDraft.ready, draft.ready])
    const { saved, form } = newDraft.snapshot()
    const question = `There is another new application on this device: ${form.projectTitle.trim() || 'without a title'}. Replace it?`
    if (saved.state !== 'nothing' && !(await alerts.confirm(question, { confirmLabel: 'Replace', tone: 'danger' })))
      return
    await newDraft.replace(draft.snapshot())
    services.tab.removeItem(storedItems.editedApplication)
    await navigate(STEP_PATHS[step].new, { replace: true })
    // Keeps the old draft if the new one could not be stored.
    if (newDraft.snapshot().saved.state === 'saved') await draft.reset()
  }
}

/** Replaces the form if the application was submitted. */
export function ClosedDraft({ draft, status }: { draft: Draft; status: Status }) {
  const { now } = useServices()
  const applicationId = draft.name.applicationId ?? ''
  const isStored = !['nothing', 'unchanged'].includes(draft.snapshot().saved.state)
  return (
    <Banner
      tone="info"
      title={`Application ${formatApplicationId(applicationId, now())} cannot be edited: its status is ${statusLabel(status)}.`}
      actions={
        <>
          <LinkButton to={getDetailsPath(applicationId, 'one')} variant="primary">
            More Details
          </LinkButton>
          <LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>
          {isStored && <StoredDraftActions draft={draft} />}
        </>
      }
    >
      {isStored ? 'This device still has answers of its draft.' : undefined}
    </Banner>
  )
}

/** Buttons that save a copy of the stored draft or delete it. */
function StoredDraftActions({ draft }: { draft: Draft }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const saveCopy = useSaveCopy(draft)
  const deleteDraft = async () => {
    const question = 'Delete these answers and their files from this device? They cannot be brought back.'
    if (!(await alerts.confirm(question, { confirmLabel: 'Delete', tone: 'danger' }))) return
    await draft.reset()
    await navigate(paths.submittedApplications)
  }
  return (
    <>
      <Button onClick={() => void saveCopy()}>Save a copy</Button>
      <Button variant="danger" onClick={() => void deleteDraft()}>
        Delete from this device
      </Button>
    </>
  )
}
