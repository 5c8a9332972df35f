import type { ComponentProps, MouseEvent } from 'react'
import { isAmbiguous } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { formatApplicationId } from '@/council-time'
import { getNextStage, type SubmissionRecord } from '@/features/drafts/stamp'
import { guidance } from '@/domain/texts/guidance'
import { formatHostDate } from '@/domain/dates/host-date'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import type { StageFailure } from './send-stages'
import { formatFailure } from './stage-texts'
import { useSubmissionOnHost } from './use-submission-on-host'

interface UnconfirmedStageProps {
  record: SubmissionRecord
  stage: 'grant' | 'rows'
  /** Undefined if the page was reloaded in the meantime. */
  failure: StageFailure | undefined
  /** Resumes after the received stages, or sends the stage again. It stays unconfirmed until it is sent. */
  onResume: (record: SubmissionRecord, event: MouseEvent<HTMLButtonElement>) => void
  /** Called if the host has received everything. */
  onConfirm: (record: SubmissionRecord) => void
}

/** A button of the banner. The first one is the primary button. */
type NextAction =
  | 'check-again'
  | 'open-list'
  | { readonly label: string; readonly resume: SubmissionRecord }
  | { readonly label: string; readonly confirm: SubmissionRecord }

interface StageReport extends Pick<ComponentProps<typeof Banner>, 'tone' | 'title' | 'detail'> {
  readonly text: string
  readonly nextActions: readonly NextAction[]
}

/** Checks the applicant's list after a stage without a response, because a retry might create a second application. */
export function UnconfirmedStage(props: UnconfirmedStageProps) {
  const { hostState, checkAgain } = useSubmissionOnHost(props.record)
  const { now } = useServices()
  const { text, nextActions, ...banner } = describeStage(props, hostState, now())
  const buttons = nextActions.map((nextAction, index) => {
    const variant = index === 0 ? 'primary' : 'secondary'
    if (nextAction === 'open-list')
      return (
        <LinkButton key={nextAction} to={paths.submittedApplications}>
          View Applied Grants
        </LinkButton>
      )
    const [label, onClick] =
      nextAction === 'check-again'
        ? ['Look again', checkAgain]
        : 'resume' in nextAction
          ? [nextAction.label, (event: MouseEvent<HTMLButtonElement>) => props.onResume(nextAction.resume, event)]
          : [nextAction.label, () => props.onConfirm(nextAction.confirm)]
    return (
      <Button key={label} variant={variant} onClick={onClick}>
        {label}
      </Button>
    )
  })
  return (
    <Banner {...banner} actions={nextActions.length > 0 ? buttons : undefined}>
      {text}
    </Banner>
  )
}

function describeStage(
  { record, stage, failure }: UnconfirmedStageProps,
  hostState: ReturnType<typeof useSubmissionOnHost>['hostState'],
  now: Date,
): StageReport {
  const { happened, kept, next } = guidance.ambiguousSubmission
  const detail = failure?.error.detail
  switch (hostState.state) {
    case 'checking':
      return {
        tone: 'warning',
        title: happened,
        text: `${kept} Your list of applications is being read.`,
        nextActions: [],
      }
    case 'unreadable':
      return {
        tone: 'warning',
        title: happened,
        detail,
        text: `${kept} We could not read your list of applications either. ${next}`,
        nextActions: ['check-again', 'open-list', { label: 'I have checked: send it again', resume: record }],
      }
    case 'absent': {
      const absenceText =
        stage === 'grant'
          ? 'Your list of applications does not show it yet. It may still arrive: wait a moment and look again before you send it again.'
          : 'Your list of applications does not show this application.'
      return {
        tone: 'error',
        title: failure && isAmbiguous(failure.error) ? formatFailure(failure) : happened,
        detail,
        text: `${absenceText} ${kept}`,
        nextActions: ['check-again', { label: 'Send it again', resume: record }, 'open-list'],
      }
    }
    case 'listed':
  }
  const { applicationId, rows } = hostState
  const id = formatApplicationId(applicationId, now)
  const listedRecord = { ...record, applicationId }
  const receivedRecord = { ...listedRecord, nextStage: getNextStage(stage) }
  if (stage === 'grant') {
    const receivedDate = formatHostDate(hostState.submittedDate)
    return {
      tone: 'warning',
      title: `Your list shows an application with this title: ${id}.`,
      text: `${receivedDate ? `It was received on ${receivedDate}. ` : ''}Its files have not been sent yet.`,
      nextActions: [
        { label: `Go on with application ${id}`, resume: receivedRecord },
        { label: 'That is another one: send this one', resume: record },
      ],
    }
  }
  if (rows === 'received')
    return {
      tone: 'success',
      title: `The council has all of application ${id}.`,
      text: 'The answer was lost on its way, but everything has arrived.',
      nextActions: [{ label: 'Finish', confirm: receivedRecord }],
    }
  const rowsText =
    rows === 'missing'
      ? 'It does not show its grants, funding and co-investigators yet. They may still arrive: wait a moment and look again.'
      : 'It does not tell whether its grants, funding and co-investigators have. If they did and are sent again, the council may see them twice; its office can tell you.'
  return {
    tone: rows === 'missing' ? 'error' : 'warning',
    ...(failure && { title: formatFailure(failure) }),
    detail,
    text: `Your list shows application ${id}: your answers and files have arrived. ${rowsText}`,
    nextActions: [
      rows === 'missing' ? 'check-again' : { label: 'Leave it as it is', confirm: receivedRecord },
      { label: 'Send them again', resume: listedRecord },
    ],
  }
}
