import type { MouseEvent, ReactElement } from 'react'
import { isAmbiguous } from '@/api/errors'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { displayedId } from '@/features/dates/council-time'
import { stageAfter, type SubmissionRecord } from '@/features/drafts/stamp'
import { guidance } from '@/domain/texts/guidance'
import { formatHostDate } from '@/domain/dates/host-date'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import type { StageFailure } from './send-stages'
import { failureText } from './stage-texts'
import { useSubmissionOnHost } from './use-submission-on-host'

type Press = MouseEvent<HTMLButtonElement>

interface UnconfirmedStageProps {
  record: SubmissionRecord
  stage: 'grant' | 'rows'
  /** Undefined if the page was reloaded in the meantime. */
  failure: StageFailure | undefined
  /** Resumes from what has arrived, or sends the stage again: it then stays unconfirmed until it is sent. */
  onResume: (record: SubmissionRecord, event: Press) => void
  /** Called if everything has arrived. */
  onConclude: (record: SubmissionRecord) => void
}

/** Checks the applicant's list after a stage without a response: a retry might create a second application. */
export function UnconfirmedStage(props: UnconfirmedStageProps) {
  const { record, stage, failure } = props
  const { arrived, lookAgain } = useSubmissionOnHost(record)
  const { happened, kept, next } = guidance.ambiguousSubmission
  const detail = failure?.error.detail
  const list = <LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>
  const look = (
    <Button variant="primary" onClick={lookAgain}>
      Look again
    </Button>
  )

  if (arrived.state === 'looking' || (arrived.state === 'listed' && arrived.rows === 'looking'))
    return (
      <Banner tone="warning" title={happened}>
        {`${kept} Your list of applications is being read.`}
      </Banner>
    )
  if (arrived.state === 'unreadable')
    return (
      <Banner
        tone="warning"
        title={happened}
        detail={detail}
        actions={
          <>
            {look}
            {list}
            <Button onClick={(event) => props.onResume(record, event)}>I have checked: send it again</Button>
          </>
        }
      >
        {`${kept} We could not read your list of applications either. ${next}`}
      </Banner>
    )
  if (arrived.state === 'listed') {
    if (stage === 'rows') return <ListedWithRows {...props} arrived={arrived} look={look} />
    return <Listed {...props} arrived={arrived} />
  }
  return (
    <Banner
      tone="error"
      title={failure && isAmbiguous(failure.error) ? failureText(failure.stage, failure.error) : happened}
      detail={detail}
      actions={
        <>
          {look}
          <Button onClick={(event) => props.onResume(record, event)}>Send it again</Button>
          {list}
        </>
      }
    >
      {`${
        stage === 'grant'
          ? 'Your list of applications does not show it yet. It may still arrive: wait a moment and look again before you send it again.'
          : 'Your list of applications does not show this application.'
      } ${kept}`}
    </Banner>
  )
}

interface ListedProps extends UnconfirmedStageProps {
  arrived: Extract<ReturnType<typeof useSubmissionOnHost>['arrived'], { state: 'listed' }>
}

/** The application has arrived, but its files were not sent. */
function Listed({ record, stage, arrived: { application }, onResume }: ListedProps) {
  const { now } = useServices()
  const id = displayedId(application.applicationId, now())
  const received = formatHostDate(application.submittedDate)
  const { applicationId } = application
  const arrived = { ...record, applicationId, reached: stageAfter(stage) }
  return (
    <Banner
      tone="warning"
      title={`Your list shows an application with this title: ${id}.`}
      actions={
        <>
          <Button variant="primary" onClick={(event) => onResume(arrived, event)}>
            {`Go on with application ${id}`}
          </Button>
          <Button onClick={(event) => onResume(record, event)}>That is another one: send this one</Button>
        </>
      }
    >
      {`${received ? `It was received on ${received}. ` : ''}Its files have not been sent yet.`}
    </Banner>
  )
}

/** The application and its files have arrived, and possibly its rows. */
function ListedWithRows({
  record,
  stage,
  failure,
  arrived,
  look,
  onResume,
  onConclude,
}: ListedProps & { look: ReactElement }) {
  const { now } = useServices()
  const id = displayedId(arrived.application.applicationId, now())
  const { applicationId } = arrived.application
  const conclude = () => onConclude({ ...record, applicationId, reached: stageAfter(stage) })
  const sendAgain = (event: Press) => onResume({ ...record, applicationId }, event)
  if (arrived.rows === 'yes')
    return (
      <Banner
        tone="success"
        title={`The council has all of application ${id}.`}
        actions={
          <Button variant="primary" onClick={conclude}>
            Finish
          </Button>
        }
      >
        The answer was lost on its way, but everything has arrived.
      </Banner>
    )
  return (
    <Banner
      tone={arrived.rows === 'no' ? 'error' : 'warning'}
      {...(failure && { title: failureText(failure.stage, failure.error) })}
      detail={failure?.error.detail}
      actions={
        arrived.rows === 'no' ? (
          <>
            {look}
            <Button onClick={sendAgain}>Send them again</Button>
          </>
        ) : (
          <>
            <Button variant="primary" onClick={conclude}>
              Leave it as it is
            </Button>
            <Button onClick={sendAgain}>Send them again</Button>
          </>
        )
      }
    >
      {`Your list shows application ${id}: your answers and files have arrived. ${
        arrived.rows === 'no'
          ? 'It does not show its grants, funding and co-investigators yet. They may still arrive: wait a moment and look again.'
          : 'It does not tell whether its grants, funding and co-investigators have. If they did and are sent again, the council may see them twice; its office can tell you.'
      }`}
    </Banner>
  )
}
