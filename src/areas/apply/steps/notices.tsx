import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useServices } from '@/api/services'
import { getLabel } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { useApplicationPeriod } from '@/features/use-application-period'
import { getConflictLabels } from '@/features/drafts/council-news'
import { isSubmitted } from '@/features/drafts/draft-state'
import { getSubmissionText, wasBegun } from '@/features/drafts/stamp'
import { SubmittedNotice } from '@/features/drafts/submitted-notice'
import { formatAndList } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { LinkButton } from '@/ui/link-button'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import { useApplication } from '../application-context'
import { ConflictDialog } from '../council/conflict-dialog'
import { councilCheckQuery } from '../council/council-version'
import { useSaveCopy } from '../draft-bar/use-save-copy'
import { linkTo } from './step-paths'

/** Explains why the application cannot be submitted now. Memoised, because every keystroke re-renders the page. */
export const PeriodNotice = memo(ApplicationPeriodNotice)

function ApplicationPeriodNotice() {
  const { period } = useApplicationPeriod()
  if (period.state === 'open' || (period.state === 'unknown' && period.because === 'loading')) return null
  if (period.state === 'unknown') {
    const { happened, kept, next } = guidance.datesNotChecked
    return (
      <Banner tone="warning" title={happened}>
        <span>{`${kept} ${next}`}</span>
      </Banner>
    )
  }
  if (period.state === 'not-yet') return <Banner tone="info">{guidance.periodNotYetOpen}</Banner>
  return (
    <Banner tone="warning" actions={<SaveCopyButton />}>
      {guidance.periodClosed}
    </Banner>
  )
}

function SaveCopyButton() {
  const saveCopy = useSaveCopy(useApplication().draft)
  return (
    <Button size="small" onClick={saveCopy}>
      Save a copy to a file
    </Button>
  )
}

/** Shows in the edit tabs how this device's version differs from the council's. */
export function CouncilNotice() {
  const { client } = useServices()
  const { draft, state, variant } = useApplication()
  const { error, isFetching, refetch } = useQuery({
    ...councilCheckQuery(client, draft),
    enabled: variant === 'edit' && !wasBegun(state.submission),
  })
  const [isConflictOpen, setConflictOpen] = useState(false)
  const { adopted } = state.news
  const conflictingFields = getConflictLabels(state.news)
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          title={guidance.councilNotCompared.happened}
          detail={getTechnicalDetail(error)}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {`${getFailureReason(error)} ${guidance.councilNotCompared.kept}`}
        </Banner>
      )}
      {conflictingFields.length > 0 && (
        <Banner tone="warning" actions={<Button onClick={() => setConflictOpen(true)}>Compare and choose</Button>}>
          {guidance.councilConflict(formatAndList(conflictingFields))}
        </Banner>
      )}
      {adopted.length > 0 && <Banner tone="info">{guidance.takenFromCouncil(formatAndList(adopted))}</Banner>}
      <ConflictDialog open={isConflictOpen} onClose={() => setConflictOpen(false)} />
    </>
  )
}

/** Lists the stored fields that could not be restored. */
export function UnreadableNotice() {
  const { unreadableFields } = useApplication().state
  if (unreadableFields.length === 0) return null
  return (
    <Banner tone="warning" title="Some answers of an earlier visit could not be restored.">
      {`Please enter them again: ${unreadableFields.map(getLabel).join(', ')}.`}
    </Banner>
  )
}

/** Replaces the step after the submission. If only part was sent, shows a warning above the step. */
export function SubmissionNotice({ children }: { children: Elements }) {
  const application = useApplication()
  const { draft, state, step, variant } = application
  if (isSubmitted(state))
    return (
      <SubmittedNotice applicationId={state.submission?.applicationId}>
        {variant === 'new' && <Button onClick={() => void draft.reset()}>Start a new application</Button>}
      </SubmittedNotice>
    )
  return (
    <>
      {wasBegun(state.submission) && step !== 'reviewers' && (
        <Banner
          tone="warning"
          title="This application was sent, at least in part."
          actions={<LinkButton {...linkTo(application, 'reviewers')}>Go to the last step</LinkButton>}
        >
          {getSubmissionText(state.submission)}
        </Banner>
      )}
      {children}
    </>
  )
}
