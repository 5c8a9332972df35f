import { useQuery } from '@tanstack/react-query'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { paths } from '@/app/paths'
import type { Stage, SubmissionRecord } from '@/areas/shared/draft/stamp'
import { displayedId } from '@/areas/shared/council-time'
import { guidance } from '@/domain/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { useApplication } from '../application-context'

interface UnconfirmedStageProps {
  stage: Extract<Stage, 'grant' | 'rows'>
  record: SubmissionRecord
  detail: string | undefined
  /** Told what the person has found: how far the submission has really come. */
  onSettled: (record: SubmissionRecord) => void
}

/**
 * A stage whose answer never came. Sending it again might make a second application, so the person looks first; the
 * list of applications is read for them, which changes nothing (users S17).
 */
export function UnconfirmedStage({ stage, record, detail, onSettled }: UnconfirmedStageProps) {
  const { client, now } = usePortal()
  const { form } = useApplication().state
  const title = form.projectTitle.trim()
  const { data, isError } = useQuery({
    ...queryOf(client, 'listSubmittedGrants', {}),
    enabled: stage === 'grant',
    staleTime: 0,
  })
  const found = data?.find(({ projectTitle, Status }) => Status === '1' && projectTitle.trim() === title)
  const { happened, kept, next } = guidance.ambiguousSubmission
  const { begun: _begun, ...before } = record

  return (
    <Banner
      tone="warning"
      title={happened}
      detail={detail}
      actions={
        <>
          <LinkButton to={paths.submittedGrants}>View Applied Grants</LinkButton>
          {found && (
            <Button variant="primary" onClick={() => onSettled({ appId: found.Id, done: [...before.done, stage] })}>
              Go on with application {displayedId(found.Id, now())}
            </Button>
          )}
          <Button onClick={() => onSettled(before)}>I have checked: send it again</Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>
          {kept} {next}
        </p>
        {found && <p>Your list already shows an application with this title: {displayedId(found.Id, now())}.</p>}
        {data && !found && <p>Your list does not show a submitted application with this title.</p>}
        {isError && <p>We could not read your list of applications either.</p>}
      </div>
    </Banner>
  )
}
