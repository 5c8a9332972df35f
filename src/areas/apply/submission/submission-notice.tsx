import { submissionText, wasBegun } from '@/features/drafts/stamp'
import { SubmittedNotice } from '@/features/drafts/submitted-notice'
import { isSubmitted } from '@/features/drafts/draft-state'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { useApplication } from '../application-context'
import { linkTo } from '../steps/step-link'
import type { Elements } from '@/ui/elements'

/** Replaces a step after the submission; shows a warning above it if only a part was sent. */
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
          {submissionText(state.submission)}
        </Banner>
      )}
      {children}
    </>
  )
}
