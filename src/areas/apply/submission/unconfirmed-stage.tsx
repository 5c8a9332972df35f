import type { ComponentProps, MouseEvent } from 'react'
import { isAmbiguous } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { formatApplicationId } from '@/council-time'
import { stageAfter, type SubmissionRecord } from '@/features/drafts/stamp'
import { guidance } from '@/domain/texts/guidance'
import { formatHostDate } from '@/domain/dates/host-date'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import type { StageFailure } from './send-stages'
import { failureText } from './stage-texts'
import { useSubmissionOnHost } from './submission-on-host'

interface UnconfirmedStageProps {
  record: SubmissionRecord
  stage: 'grant' | 'rows'
  /** Undefined if the page was reloaded in the meantime. */
  failure: StageFailure | undefined
  /** Resumes from what has arrived, or sends the stage again: it then stays unconfirmed until it is sent. */
  onResume: (record: SubmissionRecord, event: MouseEvent<HTMLButtonElement>) => void
  /** Called if everything has arrived. */
  onConclude: (record: SubmissionRecord) => void
}

/** One thing that the person can do next; the first one is the main one. */
type Way =
  | 'look'
  | 'list'
  | { readonly label: string; readonly resume: SubmissionRecord }
  | { readonly label: string; readonly conclude: SubmissionRecord }

interface Report extends Pick<ComponentProps<typeof Banner>, 'tone' | 'title' | 'detail'> {
  readonly text: string
  readonly ways: readonly Way[]
}

/** Checks the applicant's list after a stage without a response: a retry might create a second application. */
export function UnconfirmedStage(props: UnconfirmedStageProps) {
  const { arrived, lookAgain } = useSubmissionOnHost(props.record)
  const { now } = useServices()
  const { text, ways, ...banner } = reportOf(props, arrived, now())
  const buttons = ways.map((way, index) => {
    const variant = index === 0 ? 'primary' : 'secondary'
    if (way === 'list')
      return (
        <LinkButton key={way} to={paths.submittedApplications}>
          View Applied Grants
        </LinkButton>
      )
    const [label, onClick] =
      way === 'look'
        ? ['Look again', lookAgain]
        : 'resume' in way
          ? [way.label, (event: MouseEvent<HTMLButtonElement>) => props.onResume(way.resume, event)]
          : [way.label, () => props.onConclude(way.conclude)]
    return (
      <Button key={label} variant={variant} onClick={onClick}>
        {label}
      </Button>
    )
  })
  return (
    <Banner {...banner} actions={ways.length > 0 ? buttons : undefined}>
      {text}
    </Banner>
  )
}

function reportOf(
  { record, stage, failure }: UnconfirmedStageProps,
  arrived: ReturnType<typeof useSubmissionOnHost>['arrived'],
  now: Date,
): Report {
  const { happened, kept, next } = guidance.ambiguousSubmission
  const detail = failure?.error.detail
  switch (arrived.state) {
    case 'looking':
      return { tone: 'warning', title: happened, text: `${kept} Your list of applications is being read.`, ways: [] }
    case 'unreadable':
      return {
        tone: 'warning',
        title: happened,
        detail,
        text: `${kept} We could not read your list of applications either. ${next}`,
        ways: ['look', 'list', { label: 'I have checked: send it again', resume: record }],
      }
    case 'absent': {
      const absent =
        stage === 'grant'
          ? 'Your list of applications does not show it yet. It may still arrive: wait a moment and look again before you send it again.'
          : 'Your list of applications does not show this application.'
      return {
        tone: 'error',
        title: failure && isAmbiguous(failure.error) ? failureText(failure) : happened,
        detail,
        text: `${absent} ${kept}`,
        ways: ['look', { label: 'Send it again', resume: record }, 'list'],
      }
    }
    case 'listed':
  }
  const { applicationId, rows } = arrived
  const id = formatApplicationId(applicationId, now)
  const listed = { ...record, applicationId }
  const all = { ...listed, reached: stageAfter(stage) }
  if (stage === 'grant') {
    const received = formatHostDate(arrived.submittedDate)
    return {
      tone: 'warning',
      title: `Your list shows an application with this title: ${id}.`,
      text: `${received ? `It was received on ${received}. ` : ''}Its files have not been sent yet.`,
      ways: [
        { label: `Go on with application ${id}`, resume: all },
        { label: 'That is another one: send this one', resume: record },
      ],
    }
  }
  if (rows === 'yes')
    return {
      tone: 'success',
      title: `The council has all of application ${id}.`,
      text: 'The answer was lost on its way, but everything has arrived.',
      ways: [{ label: 'Finish', conclude: all }],
    }
  const aboutRows =
    rows === 'no'
      ? 'It does not show its grants, funding and co-investigators yet. They may still arrive: wait a moment and look again.'
      : 'It does not tell whether its grants, funding and co-investigators have. If they did and are sent again, the council may see them twice; its office can tell you.'
  return {
    tone: rows === 'no' ? 'error' : 'warning',
    ...(failure && { title: failureText(failure) }),
    detail,
    text: `Your list shows application ${id}: your answers and files have arrived. ${aboutRows}`,
    ways: [
      rows === 'no' ? 'look' : { label: 'Leave it as it is', conclude: all },
      { label: 'Send them again', resume: listed },
    ],
  }
}
