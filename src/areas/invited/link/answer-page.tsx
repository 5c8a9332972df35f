import { Link2 } from 'lucide-react'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { cannotAnswerUrl } from '@/domain/texts/mailto-url'
import { formatApplicationId } from '@/council-time'
import { Banner } from '@/ui/banner'
import type { ControlLabel } from '@/ui/control-label'
import type { Elements } from '@/ui/elements'
import type { AnswerState, LinkedApplication, LinkTask } from './answer-state'
import { ClosedForm } from './closed-form'
import { LinkPage } from './link-page'
import { LinkedDocument } from './linked-document'
import { useAnswer, type AnswerCall, type AnswerSettings } from './use-answer'

interface AnswerPageProps<Name extends AnswerCall> extends Pick<
  AnswerSettings,
  'page' | 'formatRefusal' | 'failureTitle' | 'thankYouPath'
> {
  title: string
  task: LinkTask
  call: Name
  /** The task of the invited user. */
  lead: string
  /** Shown below the lead. */
  rules?: Elements
  /** Label of the button that shows the document. */
  viewLabel: ControlLabel
  /** Rendered beside the button that shows the document. */
  renderActions?: (application: LinkedApplication) => Elements
  /** Called after an answer was recorded, to remove its stored files. */
  onSettled?: (applicationId: string) => Promise<void>
  /** The form. */
  children: (application: LinkedApplication, answer: ReturnType<typeof useAnswer<Name>>) => Elements
}

/** The page of a link in an e-mail. Shows the application beside the form, until an answer is recorded. */
export const AnswerPage = <Name extends AnswerCall>(props: AnswerPageProps<Name>) => (
  <LinkPage title={props.title} page={props.page} task={props.task}>
    {(application, answerState) => <OpenedLink {...props} application={application} answerState={answerState} />}
  </LinkPage>
)

interface OpenedLinkProps<Name extends AnswerCall> extends AnswerPageProps<Name> {
  application: LinkedApplication
  answerState: AnswerState
}

function OpenedLink<Name extends AnswerCall>({ application, answerState, onSettled, ...props }: OpenedLinkProps<Name>) {
  const { task, call, lead, rules, viewLabel, renderActions, children } = props
  const { applicationId } = application
  const settle = onSettled && (() => onSettled(applicationId))
  const answer = useAnswer(call, { ...props, applicationId, answerState, onSettled: settle })
  if (answer.closedPage) return <ClosedForm application={application} task={task} page={answer.closedPage} />
  return (
    <>
      <div className="grid gap-x-14 gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 lg:col-span-2">
          <p className="max-w-reading text-ink-soft sm:text-lg">{lead}</p>
          {rules}
        </div>
        <LinkedDocument application={application} viewLabel={viewLabel} actions={renderActions?.(application)} />
        <section className="lg:sticky lg:top-8 lg:self-start">
          <h2 className="sr-only">{`Your ${task}`}</h2>
          {answerState.state === 'unchecked' && (
            // Some hosts replace an earlier answer.
            <div className="mb-6">
              <Banner tone="info" title="We could not check whether you have answered already.">
                If you have, please do not answer again: it may replace your first answer.
              </Banner>
            </div>
          )}
          {children(application, answer)}
          <CannotAnswerLink application={application} task={task} />
        </section>
      </div>
      {/* The form has no log-in, so its URL must stay secret. */}
      <p className="no-print mt-14 flex gap-3 text-sm text-ink-soft">
        <Link2 aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span>This link is personal. Please do not forward it.</span>
      </p>
    </>
  )
}

const CANNOT_ANSWER_TEXTS = {
  review: 'Cannot review?',
  decision: 'Cannot decide?',
}

/** Offers a prefilled e-mail to the council. */
function CannotAnswerLink({
  application: { applicationId, projectTitle },
  task,
}: {
  application: LinkedApplication
  task: LinkTask
}) {
  const { now } = useServices()
  const about = { applicationId: formatApplicationId(applicationId, now()), projectTitle }
  return (
    <p className="no-print mt-6 text-sm text-ink-soft">
      <span>{CANNOT_ANSWER_TEXTS[task]}</span>{' '}
      <a href={cannotAnswerUrl(task, about, branding.email)}>Write to the council</a>
    </p>
  )
}
